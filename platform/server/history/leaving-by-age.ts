type Kind = 'operationRows' | 'operations'

/** Rows of the history that go by age, those that point at others first. `leaving`: SQL, true for rows `t` that may go. */
export const historyRowsByAge = (
  isOver: (kind: Kind, row: string, at: string) => string,
): readonly { kind: Kind; table: string; leaving: string }[] => [
  {
    kind: 'operationRows',
    table: 'operation_rows',
    leaving: `exists (select from operations o where o.id = t.operation_id and ${isOver('operationRows', 'o', 'at')})`,
  },
  {
    kind: 'operations',
    table: 'operations',
    leaving: `${isOver('operations', 't', 'at')} and not exists (select from operation_rows r where r.operation_id = t.id)
      and not exists (select from operations o where o.undoes = t.id and not ${isOver('operations', 'o', 'at')})`,
  },
]
