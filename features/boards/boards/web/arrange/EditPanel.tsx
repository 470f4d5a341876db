import { RangePicker } from '@guanlan/features/desk/article-list/web'
import { Button, choicesOf, Row, Segmented, Stack, TextField, useWords, WritingDialog } from '@guanlan/platform/web'
import { useState } from 'react'
import { Panel, type PanelKind } from '../../contract.ts'
import { editStrings } from '../../strings/edit.ts'
import { strings } from '../../strings.ts'
import { FilterControls, MonitorControls } from '../narrowing/FrameControls.tsx'
import styles from './arrange.module.css'
import { Field } from './Field.tsx'
import { ShownFields } from './ShownFields.tsx'

/** Kinds that count articles of the board. */
const counting: ReadonlySet<PanelKind> = new Set(['chart', 'number', 'articles', 'stories', 'negativeMedia'])
/** They follow the time alone. */
const timed: ReadonlySet<PanelKind> = new Set(['comparison', 'index', 'material', 'handling', 'complaints', 'reviews'])
const ways = ['follows', 'own'] as const

/** What a panel shows and of which articles; what is not its own follows the board. */
export default function EditPanel({
  panel: start,
  name,
  onChange,
  onClose,
}: {
  panel: Panel
  /** As it is called. */
  name: string
  onChange: (panel: Panel) => void
  onClose: () => void
}) {
  const t = useWords(strings)
  const e = useWords(editStrings)
  const [panel, setPanel] = useState(start)
  const { of, shows } = panel
  const read = Panel.safeParse(panel)
  const narrow = (part: Partial<Panel['of']>) => setPanel({ ...panel, of: { ...of, ...part } })
  const counts = counting.has(shows.kind)
  return (
    <WritingDialog label={t('editPanel', { name })} size="normal" guards={false} onClose={onClose}>
      {() => (
        <Stack gap={12} className={styles.add}>
          <h2>{t('editPanel', { name })}</h2>
          <TextField
            label={t('panelTitle')}
            placeholder={t('panelTitleHint')}
            maxLength={100}
            value={panel.title}
            onChange={event => setPanel({ ...panel, title: event.target.value })}
          />
          <ShownFields shows={shows} onChange={next => setPanel({ ...panel, shows: next })} />
          {counts || timed.has(shows.kind) ? (
            <>
              <h3>{e('ofPanel')}</h3>
              <Field label={t('time')}>
                <Segmented
                  label={t('time')}
                  value={of.range === null ? 'follows' : 'own'}
                  options={choicesOf(ways, way => e(`${way}Range`))}
                  onChange={way => narrow({ range: way === 'follows' ? null : '7d' })}
                />
                {of.range !== null && <RangePicker range={of.range} onChange={range => narrow({ range })} />}
              </Field>
            </>
          ) : (
            <p className="dim">{e('notFollowed')}</p>
          )}
          {counts && (
            <>
              <Field label={t('overMonitors')}>
                <Segmented
                  label={t('overMonitors')}
                  value={of.monitors === null ? 'follows' : 'own'}
                  options={choicesOf(ways, way => e(`${way}Monitors`))}
                  onChange={way => narrow({ monitors: way === 'follows' ? null : [] })}
                />
                {of.monitors !== null && (
                  <MonitorControls monitors={of.monitors} onChange={monitors => narrow({ monitors })} />
                )}
              </Field>
              <FilterControls filters={of.filters} onChange={filters => narrow({ filters })} />
            </>
          )}
          <Row as="footer" to="end" gap={8}>
            <Button onClick={onClose}>{t('cancel')}</Button>
            <Button kind="primary" disabled={!read.success} onClick={() => read.success && onChange(read.data)}>
              {e('apply')}
            </Button>
          </Row>
        </Stack>
      )}
    </WritingDialog>
  )
}
