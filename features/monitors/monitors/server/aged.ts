interface Time {
  isOverForAll(kind: 'ruleChanges', row: string, at: string): string
}

/** Changes of rules go by age alone; `leaving` is SQL, true for rows `t` that may go. */
export const monitorRowsByAge = (time: Time) => [
  { kind: 'ruleChanges' as const, table: 'rule_changes', leaving: time.isOverForAll('ruleChanges', 't', 'at') },
]
