import { emptyView, FilterBar, RangePicker } from '@guanlan/features/desk/article-list/web'
import { useMonitors } from '@guanlan/features/monitors/monitors/web'
import { Button, PickPanel, PopoverButton, useWords } from '@guanlan/platform/web'
import type { Frame } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { frameAfter } from './frame-address.ts'

const mostMonitors = 20

/** What a whole board is narrowed to: time, monitors, filters. */
export function FrameControls({
  frame,
  onChange,
  onReset,
}: {
  frame: Frame
  onChange: (frame: Frame) => void
  /** Back to what is saved; null: it is that. */
  onReset: (() => void) | null
}) {
  const t = useWords(strings)
  return (
    <>
      <RangePicker range={frame.range} onChange={range => onChange(frameAfter(frame, { range }))} />
      <MonitorControls monitors={frame.monitors} onChange={monitors => onChange({ ...frame, monitors })} />
      <FilterControls filters={frame.filters} onChange={filters => onChange({ ...frame, filters })} />
      {onReset && (
        <Button size="small" kind="quiet" onClick={onReset}>
          {t('asSaved')}
        </Button>
      )}
    </>
  )
}

/** Some of the monitors; none chosen: everything of the organisation. */
export function MonitorControls({
  monitors,
  onChange,
}: {
  monitors: readonly number[]
  onChange: (monitors: number[]) => void
}) {
  const t = useWords(strings)
  const choices = useMonitors().data?.filter(({ kind }) => kind === 'item') ?? []
  const turn = (id: number, on: boolean) => {
    if (!on) onChange(monitors.filter(each => each !== id))
    else if (monitors.length < mostMonitors) onChange([...monitors, id])
  }
  return (
    <PopoverButton
      icon="filter"
      size="small"
      label={monitors.length > 0 ? t('monitorsOf', { count: monitors.length }) : t('overMonitors')}
    >
      {() => (
        <PickPanel
          label={t('overMonitors')}
          choices={choices}
          chosen={new Set(monitors)}
          onTurn={(id, on) => turn(Number(id), on)}
        />
      )}
    </PopoverButton>
  )
}

export function FilterControls({
  filters,
  onChange,
}: {
  filters: Frame['filters']
  onChange: (filters: Frame['filters']) => void
}) {
  return (
    <FilterBar
      view={{ ...emptyView, filters }}
      change={part => part.filters && onChange(frameAfter(emptyFrame, part).filters)}
      saysTime={false}
      isCounted={false}
    />
  )
}

const emptyFrame: Frame = { range: '7d', monitors: [], filters: [] }
