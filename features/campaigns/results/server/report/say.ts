/** Words of the report of a campaign in one language. Pure. */
import { strings as articleStrings } from '@guanlan/features/articles/articles/strings'
import { strings as mediumStrings } from '@guanlan/features/campaigns/campaign-media/strings'
import { strings as campaignStrings } from '@guanlan/features/campaigns/campaigns/strings'
import { strings as pieceStrings } from '@guanlan/features/campaigns/pieces/strings'
import { strings as workStrings } from '@guanlan/features/handling/article-actions/strings'
import { momentsOf } from '@guanlan/features/reports/reports/server'
import { type Locale, type Phrase, say } from '@guanlan/platform/contract'
import { fileStrings } from '../../strings/files.ts'
import { strings } from '../../strings.ts'

type Values = Readonly<Record<string, string | number>>

export function sayIn(locale: Locale, zone: string) {
  const of =
    <Strings extends Readonly<Record<string, Phrase>>>(words: Strings) =>
    (key: keyof Strings & string, values: Values = {}) =>
      say(words[key] as Phrase, locale, values)
  return {
    at: momentsOf(zone),
    article: of(articleStrings),
    campaign: of(campaignStrings),
    medium: of(mediumStrings),
    piece: of(pieceStrings),
    t: of({ ...strings, ...fileStrings }),
    work: of(workStrings),
  }
}

/** To one digit behind the point, as lists write it. */
export const shortly = (value: number): number => Math.round(value * 10) / 10
/** The same in words: 371,053. */
export const grouped = (value: number): string => shortly(value).toLocaleString('en-US')

/** Where the page of a campaign has it. */
export const tabOf = (id: number, tab?: 'releases' | 'media' | 'pieces' | 'negative'): string =>
  `/actMonitorDetail?id=${id}${tab ? `&tab=${tab}` : ''}`
export const articleAddress = (id: number): string => `/monitorDetail?id=${id}`
