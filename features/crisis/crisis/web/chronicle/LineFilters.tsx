import {
  Button,
  choicesOf,
  ExportButton,
  MomentField,
  PopoverButton,
  Row,
  Segmented,
  Stack,
  useWords,
} from '@guanlan/platform/web'
import { useState } from 'react'
import { exportedLine, type LineKind, lineKinds } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { api } from '../api.ts'
import partStyles from '../parts/parts.module.css'

/** Which lines of a chronicle are shown, and in which order. */
export interface Which {
  kind: LineKind | 'all'
  like: string
  from: string | null
  to: string | null
  order: 'asc' | 'desc'
}
export const everyLine: Which = { kind: 'all', like: '', from: null, to: null, order: 'desc' }

export const questionOf = (crisisId: number, { kind, like, from, to, order }: Which) => ({
  ...{ crisisId, like, order },
  ...(kind !== 'all' && { kind }),
  ...(from && { from }),
  ...(to && { to }),
})

/** By text, kind, time; the file has what is shown. */
export function LineFilters({
  crisisId,
  which,
  total,
  onChange,
}: {
  crisisId: number
  which: Which
  total: number | undefined
  onChange: (which: Which) => void
}) {
  const t = useWords(strings)
  return (
    <Row gap={4} wrap={4} align="center">
      <input
        className="field"
        type="search"
        aria-label={t('findLine')}
        placeholder={t('findLine')}
        value={which.like}
        onChange={event => onChange({ ...which, like: event.target.value })}
      />
      <select
        className="field"
        aria-label={t('kindOfLine')}
        value={which.kind}
        onChange={event => onChange({ ...which, kind: event.target.value as Which['kind'] })}
      >
        {choicesOf(['all', ...lineKinds], key => t(key === 'all' ? 'all' : `line_${key}`)).map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <PopoverButton label={t(which.from || which.to ? 'lineTimesSet' : 'lineTimes')} icon="filter" size="small">
        {close => <Times which={which} onChange={onChange} close={close} />}
      </PopoverButton>
      <ExportButton
        list={{ records: { total }, question: questionOf(crisisId, which) }}
        columns={exportedLine}
        start={api.exportLines}
      />
    </Row>
  )
}

function Times({ which, onChange, close }: { which: Which; onChange: (which: Which) => void; close: () => void }) {
  const t = useWords(strings)
  const [from, setFrom] = useState(which.from)
  const [to, setTo] = useState(which.to)
  const [order, setOrder] = useState(which.order)
  const apply = (part: Pick<Which, 'from' | 'to' | 'order'>) => {
    onChange({ ...which, ...part })
    close()
  }
  return (
    <Stack
      as="form"
      gap={8}
      className={partStyles.ask}
      onSubmit={event => {
        event.preventDefault()
        apply({ from, to, order })
      }}
    >
      <Segmented
        label={t('order')}
        value={order}
        onChange={setOrder}
        options={choicesOf(['desc', 'asc'], key => t(key === 'desc' ? 'sort_time_desc' : 'sort_time_asc'))}
      />
      <MomentField label={t('happenedFrom')} problem={undefined} value={from} onChange={setFrom} />
      <MomentField label={t('happenedBefore')} problem={undefined} value={to} onChange={setTo} />
      <Row gap={8} to="end">
        <Button onClick={() => apply({ from: null, to: null, order: 'desc' })}>{t('clearTimes')}</Button>
        <Button type="submit" kind="primary">
          {t('applyTimes')}
        </Button>
      </Row>
    </Stack>
  )
}
