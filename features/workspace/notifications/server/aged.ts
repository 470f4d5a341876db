interface Time {
  isOver(kind: 'deliveries', row: string, at: string): string
}

/** Messages that were sent or given up go by age alone; `leaving` is SQL, true for rows `t` that may go. */
export const messageRowsByAge = (time: Time) => [
  {
    kind: 'deliveries' as const,
    table: 'deliveries',
    leaving: `${time.isOver('deliveries', 't', 'created_at')} and t.state not in ('waiting', 'sending')`,
  },
]
