import { momentsOf } from '@guanlan/features/articles/articles/web'
import { sources } from '@guanlan/features/collecting/sources/contract'
import { desk } from '@guanlan/features/desk/article-list/contract'
import { newMonitor, useMonitors } from '@guanlan/features/monitors/monitors/web'
import { members } from '@guanlan/features/people/members/contract'
import { warnings } from '@guanlan/features/warnings/warnings/contract'
import { connect, useAppearance, useMay } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'

const deskApi = connect(desk)
const sourcesApi = connect(sources)
const warningsApi = connect(warnings)
const membersApi = connect(members)
const one = { page: 1, pageSize: 1 }

export interface FirstStep {
  name: 'sources' | 'monitor' | 'warning' | 'colleague'
  /** Where it is done. */
  to: string
  isDone: boolean
}

/** Those that the reader may take, in their order; none where articles have come already, null until it is known. */
export function useFirstSteps(): readonly FirstStep[] | null {
  const may = useMay()
  const monitors = useMonitors()
  const [seesSources, seesWarnings, seesPeople] = [may('sources.edit'), may('warnings.edit'), may('members.edit')]
  const zone = useAppearance(state => state.timeZone)
  const articles = useQuery({
    queryKey: ['charts', 'first-steps', zone],
    queryFn: ({ signal }) =>
      deskApi.counts({ body: { questions: [{ ...momentsOf('30d', Date.now(), zone), filters: [] }] } }, { signal }),
  })
  const isEmpty = articles.data?.[0] === 0
  const counts = useQuery({
    enabled: isEmpty,
    queryKey: ['first-steps', seesSources, seesWarnings, seesPeople],
    queryFn: async ({ signal }) => {
      const [ofSources, ofWarnings, ofPeople, invited] = await Promise.all([
        seesSources ? sourcesApi.list({ body: one }, { signal }) : null,
        seesWarnings ? warningsApi.list({ query: one }, { signal }) : null,
        seesPeople ? membersApi.list({ body: one }, { signal }) : null,
        seesPeople ? membersApi.invitations({ body: one }, { signal }) : null,
      ])
      return {
        sources: ofSources?.total ?? 0,
        warnings: ofWarnings?.total ?? 0,
        people: (ofPeople?.total ?? 0) + (invited?.total ?? 0),
      }
    },
    refetchOnMount: 'always',
  })
  if (articles.isError || counts.isError || (articles.data && !isEmpty)) return []
  if (!counts.data || !monitors.data) return null
  const all: (FirstStep & { may: boolean })[] = [
    { name: 'sources', may: seesSources, to: '/sourceMange', isDone: counts.data.sources > 0 },
    {
      name: 'monitor',
      may: may('monitors.edit'),
      to: newMonitor(),
      isDone: monitors.data.some(({ kind }) => kind === 'item'),
    },
    { name: 'warning', may: seesWarnings, to: '/warningManage?open=new', isDone: counts.data.warnings > 0 },
    { name: 'colleague', may: seesPeople, to: '/userManage?open=new', isDone: counts.data.people > 1 },
  ]
  return all.filter(step => step.may)
}
