/** Where a topic is opened: within the menu that the reader came by. Pure. */
export function eventAddress(base: string, { eventId }: { eventId: number }): string {
  return `${base.startsWith('/resourceLibrary') ? '/resourceLibrary/hotSearch/hotEventDetail' : '/hotEventDetail'}?id=${eventId}`
}
