import { Button, Icon, linkTo, Menu, toast, useFormat, useMay, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { strings } from '../../strings.ts'

interface Props {
  /** On the button. */
  label: string
  queryKey: readonly unknown[]
  list(signal: AbortSignal): Promise<readonly { id: number; name: string; createdAt: string }[]>
  make(): Promise<{ reportId: number }>
}

/** Reports of one record: a press makes the first; then those that were made stand below the same button, and a new one is made there. */
export function ReportsOf({ label, queryKey, list, make }: Props) {
  const t = useWords(strings)
  const may = useMay()
  const format = useFormat()
  const navigate = useNavigate()
  const [isMaking, setMaking] = useState(false)
  const listed = useQuery({ queryKey, queryFn: ({ signal }) => list(signal) })
  const made = listed.data
  const open = (id: number) => void navigate(linkTo('/htmlTemplateReport', null, { id }))
  const makeOne = async () => {
    setMaking(true)
    try {
      const { reportId } = await make()
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
      <Button icon="reports" disabled={isMaking} onClick={() => void makeOne()}>
        {isMaking ? t('makingReport') : label}
      </Button>
    )
  return (
    <Menu
      label={label}
      face={
        <>
          <Icon name="reports" /> {label}
        </>
      }
      className="button"
      items={[
        ...(mayMake ? [{ key: 'new', icon: 'plus' as const, label: t('newReport'), run: () => void makeOne() }] : []),
        ...made.map(({ id, name, createdAt }) => ({
          key: `report ${id}`,
          label: `${name} · ${format.moment(createdAt)}`,
          run: () => open(id),
        })),
      ]}
    />
  )
}
