/** Where a topic is opened: within the menu that the reader came by. Pure. */
export function eventAddress(base: string, { eventId }: { eventId: number }): string {
  return `${base.startsWith('/resourceLibrary') ? '/resourceLibrary/hotSearch/hotEventDetail' : '/hotEventDetail'}?id=${eventId}`
}

/** The desk with the articles of a medium. Pure. */
export const mediumAddress = (range: string, mediaId: number): string =>
  `/monitorData?${new URLSearchParams({ range, filter: `media:${mediaId}` })}`
