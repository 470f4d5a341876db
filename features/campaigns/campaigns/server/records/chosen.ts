/** Campaigns that are chosen in a list, for files and acts on many. */
import type { ChosenRecords, RecordPage, Scope } from '@guanlan/platform/server'
import type { Campaign, CampaignQuestion } from '../../contract.ts'
import { campaignTable } from './rows.ts'
import { showCampaigns } from './shown.ts'

type Chosen = ChosenRecords<CampaignQuestion>

const atMoment = ({ now }: Scope, chosen: Chosen) => ({ ...chosen, allOf: chosen.allOf && { ...chosen.allOf, now } })

export const chosenCampaigns = {
  countChosen: (scope: Scope, chosen: Chosen): Promise<number> =>
    campaignTable.countChosen(scope, atMoment(scope, chosen)),
  async pageOfChosen(
    scope: Scope,
    chosen: Chosen,
    page: RecordPage,
  ): Promise<{ list: Campaign[]; next: string | null }> {
    const { list, next } = await campaignTable.pageOfChosen(scope, atMoment(scope, chosen), page)
    return { list: await showCampaigns(scope, list), next }
  },
}

const perPage = 1_000

export async function idsOfChosen(scope: Scope, chosen: Chosen): Promise<number[]> {
  const ids: number[] = []
  let after: string | undefined
  do {
    const page = { sort: 'position', order: 'asc', limit: perPage, after } as const
    const { list, next } = await campaignTable.pageOfChosen(scope, atMoment(scope, chosen), page)
    ids.push(...list.map(({ id }) => id))
    after = next ?? undefined
  } while (after !== undefined)
  return ids
}
