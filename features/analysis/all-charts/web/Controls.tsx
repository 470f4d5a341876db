/** Which articles are analysed: monitors, media types, time, similar ones as one. All stand in the address. */
import { mediaTypes } from '@guanlan/features/articles/articles/contract'
import { strings as articleStrings } from '@guanlan/features/articles/articles/strings'
import { RangePicker } from '@guanlan/features/desk/article-list/web'
import { useMonitors } from '@guanlan/features/monitors/monitors/web'
import { Button, Icon, namedLike, PopoverButton, Stack, TextField, toast, useWords } from '@guanlan/platform/web'
import { useState } from 'react'
import { strings } from '../strings.ts'
import type { AnalysisView } from './address.ts'
import styles from './all-charts.module.css'
import { Ticked } from './Ticked.tsx'
import type { ChangeAnalysis } from './use-analysis-view.ts'

/** A question takes this many. */
const mostMonitors = 20

export function Controls({ view, change }: { view: AnalysisView; change: ChangeAnalysis }) {
  const t = useWords(strings)
  return (
    <>
      <MonitorChoice chosen={view.monitors} onChoose={monitors => change({ monitors })} />
      <MediaTypeChoice view={view} change={change} />
      <RangePicker range={view.range} onChange={range => change({ range })} />
      <Button size="small" kind="quiet" aria-pressed={view.fold} onClick={() => change({ fold: !view.fold })}>
        <Icon name="fold" size={14} />
        {t('fold')}
      </Button>
    </>
  )
}

function MonitorChoice({ chosen, onChoose }: { chosen: readonly number[]; onChoose: (ids: number[]) => void }) {
  const t = useWords(strings)
  const { data: tree = [] } = useMonitors()
  const [search, setSearch] = useState('')
  const first = tree.find(({ id }) => id === chosen[0])?.name ?? (chosen[0] === undefined ? '' : `#${chosen[0]}`)
  const name =
    chosen.length === 0
      ? t('allMonitors')
      : chosen.length === 1
        ? first
        : t('someMonitors', { name: first, count: chosen.length })
  const toggle = (id: number) => {
    if (chosen.includes(id)) return onChoose(chosen.filter(each => each !== id))
    if (chosen.length >= mostMonitors) return void toast({ text: t('mostMonitors', { count: mostMonitors }) })
    onChoose([...chosen, id])
  }
  const shown = tree.filter(each => search.trim() === '' || namedLike(each.name, search.trim()))
  return (
    <PopoverButton label={name} icon="down" size="small">
      {() => (
        <Stack gap={8} className={styles.choice}>
          <TextField
            label={t('searchMonitors')}
            type="search"
            value={search}
            onChange={event => setSearch(event.target.value)}
          />
          <ul>
            <li>
              <Ticked label={t('allMonitors')} checked={chosen.length === 0} onChange={() => onChoose([])} />
            </li>
            {shown.map(each => (
              <li key={each.id}>
                <Ticked label={each.name} checked={chosen.includes(each.id)} onChange={() => toggle(each.id)} />
              </li>
            ))}
          </ul>
        </Stack>
      )}
    </PopoverButton>
  )
}

function MediaTypeChoice({ view, change }: { view: AnalysisView; change: ChangeAnalysis }) {
  const t = useWords(strings)
  const a = useWords(articleStrings)
  const at = view.filters.findIndex(({ field, is }) => field === 'mediaType' && is === 'is')
  const chosen = view.filters[at]?.values ?? []
  const set = (values: readonly string[]) => {
    const others = view.filters.filter((_, index) => index !== at)
    change({
      filters: values.length > 0 ? [...others, { field: 'mediaType', is: 'is', values: [...values] }] : others,
    })
  }
  const name =
    chosen.length === 0
      ? t('allMediaTypes')
      : mediaTypes
          .filter(each => chosen.includes(each))
          .map(each => a(each))
          .join(' ')
  return (
    <PopoverButton label={name} icon="down" size="small">
      {() => (
        <Stack gap={8} className={styles.choice}>
          <ul>
            {mediaTypes.map(each => (
              <li key={each}>
                <Ticked
                  label={a(each)}
                  checked={chosen.includes(each)}
                  onChange={() =>
                    set(chosen.includes(each) ? chosen.filter(value => value !== each) : [...chosen, each])
                  }
                />
              </li>
            ))}
          </ul>
        </Stack>
      )}
    </PopoverButton>
  )
}
