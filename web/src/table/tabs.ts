/** What is one tap away, in the order of the tabs. */
export const TABS = ["log", "people", "chat", "rules", "ledger", "settings"] as const;
export type Tab = (typeof TABS)[number];
