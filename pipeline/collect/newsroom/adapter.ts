import { articlesOf } from './newsroom.ts'
import { asReadAt } from './readers.ts'

/** Tells how often an article of the demonstration was read by now. */
export const newsroomAdapter = {
  knows: ({ hostname }: URL): boolean => hostname === 'demo.guanlan.example',
  async ask({ pathname }: URL) {
    const [, minute, place] = /\/(\d+)-(\d+)$/.exec(pathname) ?? []
    const article = minute === undefined ? undefined : articlesOf(Number(minute))[Number(place)]
    if (!article) return null
    const { reads = null, likes = null, shares = null, comments = null } = asReadAt(article, new Date())
    return reads === null ? null : { reads, likes, shares, comments }
  },
}
