import { useFilterWords } from '@guanlan/features/desk/article-list/web'
import { monitorOfQuestion } from '@guanlan/features/monitors/monitors/contract'
import { newMonitorOf } from '@guanlan/features/monitors/monitors/web'
import { strings as warningStrings } from '@guanlan/features/warnings/warnings/strings'
import { NewWarning, warningOfFilters } from '@guanlan/features/warnings/warnings/web'
import { Button, IconButton, ScreenPart, useMay, useWords } from '@guanlan/platform/web'
import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { strings } from '../strings.ts'
import type { SearchView } from './address.ts'

/** A monitor or a warning that begins with what is searched for. Each filter is carried over, or named as one that cannot be. */
export function MadeOfSearch({ view, rule }: { view: SearchView; rule: string }) {
  const t = useWords(strings)
  const w = useWords(warningStrings)
  const may = useMay()
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  const { monitor, filters } = view
  const made = useMemo(() => monitorOfQuestion({ query: rule, filters, monitor }), [rule, filters, monitor])
  const left = useSentences(made.left)
  const wider = useSentences(made.wider)
  const notOfRule = useSentences(filters)
  return (
    <>
      {may('monitors.edit') && (
        <Button
          size="small"
          kind="quiet"
          icon="plus"
          onClick={() => void navigate(newMonitorOf(made.started, { left, wider }))}
        >
          {t('saveAsMonitor')}
        </Button>
      )}
      <ScreenPart id="events.ofSearch" given={{ rule, left: notOfRule }} meanwhile={null} />
      <ScreenPart id="comparison.ofSearch" given={{ view, rule }} meanwhile={null} />
      <ScreenPart id="dataTasks.ofSearch" given={{ view, rule }} meanwhile={null} />
      <ScreenPart id="assistant.askSearch" given={{ view, rule }} meanwhile={null} />
      {may('warnings.edit') && (
        <>
          <IconButton size="small" icon="bell" label={w('warnOfView')} onClick={() => setOpen(true)} />
          {isOpen && <WarningOfSearch view={view} rule={rule} onClose={() => setOpen(false)} />}
        </>
      )}
    </>
  )
}

function WarningOfSearch({ view, rule, onClose }: { view: SearchView; rule: string; onClose: () => void }) {
  const { monitor, filters } = view
  const { started, left } = useMemo(
    () => warningOfFilters({ monitors: monitor === null ? [] : [monitor], filters, query: rule }),
    [monitor, filters, rule],
  )
  return <NewWarning started={started} left={useSentences(left)} onClose={onClose} />
}

/** Filters as their chips say them. */
const useSentences = (filters: Parameters<typeof useFilterWords>[0]): string[] =>
  useFilterWords(filters).map(({ field, operator, value }) => [field, operator, value].join(' '))
