import { Button, Icon, linkTo, Menu, toast, useFormat, useMay, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { Crisis } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { api, crisesKey } from '../api.ts'

/** One press makes the first report; then those that were made stand below the same button, and a new one is made there. */
export function ReportLink({ crisis: { id } }: { crisis: Crisis }) {
  const t = useWords(strings)
  const may = useMay()
  const format = useFormat()
  const navigate = useNavigate()
  const [isMaking, setMaking] = useState(false)
  const listed = useQuery({
    queryKey: [crisesKey, 'reports', id],
    queryFn: ({ signal }) => api.reports({ query: { crisisId: id } }, { signal }),
  })
  const made = listed.data
  const open = (reportId: number) => void navigate(linkTo('/htmlTemplateReport', null, { id: reportId }))
  const make = async () => {
    setMaking(true)
    try {
      const { reportId } = await api.makeReport({ body: { crisisId: id } })
      // Whoever comes back finds it, and makes no second one by the same press.
      await listed.refetch()
      open(reportId)
    } catch (error) {
      toast({ text: (error as Error).message, tone: 'warning' })
      setMaking(false)
    }
  }
  const mayMake = may('reports.edit')
  if (!made || (made.length === 0 && !mayMake)) return null
  if (made.length === 0)
    return (
      <Button icon="reports" disabled={isMaking} onClick={() => void make()}>
        {t(isMaking ? 'reportMaking' : 'report')}
      </Button>
    )
  return (
    <Menu
      label={t('report')}
      face={
        <>
          <Icon name="reports" /> {t('report')}
        </>
      }
      className="button"
      items={[
        ...(mayMake ? [{ key: 'new', icon: 'plus' as const, label: t('newReport'), run: () => void make() }] : []),
        ...made.map(({ id: reportId, name, createdAt }) => ({
          key: `report ${reportId}`,
          label: `${name} · ${format.moment(createdAt)}`,
          run: () => open(reportId),
        })),
      ]}
    />
  )
}
