interface Time {
  isOverForAll(kind: 'clientErrors', row: string, at: string): string
}

/** What browsers reported goes by age alone; `leaving` is SQL, true for rows `t` that may go. */
export const faultRowsByAge = (time: Time) => [
  { kind: 'clientErrors' as const, table: 'client_errors', leaving: time.isOverForAll('clientErrors', 't', 'at') },
]
