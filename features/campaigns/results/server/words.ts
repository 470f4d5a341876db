/** What a campaign is about, with or without the words that we sent. */
import type { Filter } from '@guanlan/features/articles/articles/contract'
import { releasesOf } from '@guanlan/features/campaigns/releases/server'
import { hotWordsOf } from '@guanlan/features/charts/charts/server'
import type { Scope } from '@guanlan/platform/server'
import type { z } from 'zod'
import type { ResultQuestion, Words } from '../contract.ts'
import { articlesBehind } from './numbers/of-articles.ts'
import { resultsOf } from './question.ts'

export async function wordsOfCampaign(
  scope: Scope,
  { withoutReleases = false, ...question }: ResultQuestion & { withoutReleases?: boolean | undefined },
): Promise<z.infer<typeof Words>> {
  const { requested, query, campaign } = await resultsOf(scope, question)
  const said = withoutReleases ? await textOfReleases(scope, campaign.id) : ''
  const words = (await hotWordsOf(scope, query)).filter(({ word }) => !said.includes(word.toLowerCase()))
  return {
    ...requested,
    withoutReleases,
    words: words.map(word => {
      const filter: Filter = { field: word.by, is: 'is', values: [word.word] }
      return { ...word, behind: articlesBehind([...query.filters, filter]) }
    }),
  }
}

async function textOfReleases(scope: Scope, id: number): Promise<string> {
  const releases = await releasesOf(scope, [id])
  return releases.map(({ title, text }) => `${title}\n${text}`.toLowerCase()).join('\n')
}
