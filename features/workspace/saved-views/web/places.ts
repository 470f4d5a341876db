/** The screen of each list that keeps views, by the name given to `useList`. */
const places: Readonly<Record<string, string>> = {
  complaints: '/complaints',
  desk: '/monitorData',
  filters: '/blacklist',
  mediaGroups: '/systemSettings?part=mediaGroups',
  negativeWords: '/negativeWordManagement',
  sensitiveTopics: '/globalWordConfiguration?part=topics',
  sensitiveWords: '/globalWordConfiguration',
  similarFilters: '/informationFiltering?part=similar',
  vocabularies: '/vocabulary',
  wordOfMouth: '/publicPraise',
}

export const placeOfList = (list: string): string | null => places[list] ?? null
