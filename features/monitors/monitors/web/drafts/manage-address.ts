/** What the address of the management page opens. */
export type Opened = { id: number } | { id: null; kind: 'folder' | 'item'; fatherId: number } | null

/** Both ways of writing it: `?monitor=7`, `?monitor=new&father=3` and the older `?id=7`, `?new=1&fatherId=3`. */
export function openedBy(search: URLSearchParams): Opened {
  const named = search.get('monitor') ?? search.get('id')
  if (named === 'new' || search.get('new') === '1')
    return {
      id: null,
      kind: search.get('kind') === 'folder' ? 'folder' : 'item',
      fatherId: numberOf(search.get('father') ?? search.get('fatherId')),
    }
  const id = numberOf(named)
  return id > 0 ? { id } : null
}

export const keyOf = (opened: NonNullable<Opened>): string =>
  opened.id === null ? `new ${opened.kind} ${opened.fatherId}` : String(opened.id)

const numberOf = (text: string | null): number => {
  const number = Number(text)
  return Number.isSafeInteger(number) && number > 0 ? number : 0
}
