import type { ChoiceSource } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { mostReleases } from '../contract.ts'
import { api, mediaApi, releasesKey } from './api.ts'

/** Releases of a campaign without their texts, the earliest first. */
export const useReleases = (campaignId: number) =>
  useQuery({
    queryKey: [releasesKey, 'of', campaignId],
    queryFn: async ({ signal }) =>
      (await api.list({ query: { activityId: campaignId, pageSize: mostReleases, order: 'asc' } }, { signal })).list,
  }).data ?? []

/** As many as one page has; a part of the name finds the others. */
const atOnce = 200

/** Media of a campaign to choose from. */
export const mediaOfCampaignSource = (campaignId: number): ChoiceSource => {
  const find = async (like: string, options: Parameters<ChoiceSource['find']>[1]) =>
    (await mediaApi.list({ body: { activityId: campaignId, like, pageSize: atOnce } }, options)).list.map(
      ({ id, name }) => ({ id, name }),
    )
  return {
    name: `campaignMedia ${campaignId}`,
    find,
    byIds: async (ids, options) => (await find('', options)).filter(({ id }) => ids.includes(id)),
  }
}
