import { Button, IconButton, Row, Stack, useTreeDrag, useWords } from '@guanlan/platform/web'
import { mostFields, mostRows, type TemplateRow, templateFields } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { blankItem, blankRow, formatsOf, moved, withField } from './row-edits.ts'
import styles from './templates.module.css'

/** The rows of a template, dragged by their handles or moved by Alt and the arrows. */
export function TemplateRows({
  rows,
  disabled,
  onChange,
}: {
  rows: readonly TemplateRow[]
  disabled: boolean
  onChange: (rows: TemplateRow[]) => void
}) {
  const t = useWords(strings)
  // Places serve as ids, from 1 on: 0 is the top.
  const nodes = rows.map((_, place) => ({ id: place + 1, fatherId: 0 }))
  const dragOf = useTreeDrag({
    nodes,
    mayHold: () => false,
    onMove: ({ id, idPrev }) => onChange(moved(rows, id - 1, idPrev < id ? idPrev : idPrev - 1)),
  })
  return (
    <>
      <Stack as="ol" gap={8} className={styles.rows} aria-label={t('templateRows')}>
        {rows.map((row, place) => {
          const { draggable, onDragStart, onDragEnd, ...target } = dragOf(nodes[place] ?? { id: 0, fatherId: 0 })
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row has no name of its own
            <li key={place} {...target}>
              <button
                type="button"
                className={styles.handle}
                disabled={disabled}
                draggable={draggable && !disabled}
                onDragStart={onDragStart}
                onDragEnd={onDragEnd}
                aria-label={t('moveRow', { place: place + 1 })}
                title={t('moveRowHint')}
                onKeyDown={event => {
                  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
                  if (!event.altKey || !step) return
                  event.preventDefault()
                  onChange(moved(rows, place, place + step))
                }}
              >
                ⠿
              </button>
              <OneRow row={row} place={place} disabled={disabled} onChange={next => onChange(rows.with(place, next))} />
              <IconButton
                size="small"
                icon="trash"
                label={t('removeRow', { place: place + 1 })}
                disabled={disabled || rows.length === 1}
                onClick={() => onChange(rows.toSpliced(place, 1))}
              />
            </li>
          )
        })}
      </Stack>
      {!disabled && rows.length < mostRows && (
        <p>
          <Button size="small" icon="plus" onClick={() => onChange([...rows, blankRow()])}>
            {t('addRow')}
          </Button>
        </p>
      )}
    </>
  )
}

function OneRow({
  row,
  place,
  disabled,
  onChange,
}: {
  row: TemplateRow
  place: number
  disabled: boolean
  onChange: (row: TemplateRow) => void
}) {
  const t = useWords(strings)
  const { row_title, row_content } = row
  const change = (items: TemplateRow['row_content']) => onChange({ ...row, row_content: items })
  return (
    <Row gap={8} wrap align="center" className={styles.row}>
      <input
        className="field"
        aria-label={t('rowTitle', { place: place + 1 })}
        placeholder={t('rowTitleHint')}
        maxLength={20}
        disabled={disabled}
        value={row_title}
        onChange={event => onChange({ ...row, row_title: event.target.value })}
      />
      {row_content.map((item, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a field may stand in a row twice
        <span key={at} className={styles.item}>
          <select
            className="field"
            aria-label={t('rowField')}
            disabled={disabled}
            value={item.filed_name}
            onChange={event =>
              change(row_content.with(at, withField(item, event.target.value as (typeof templateFields)[number])))
            }
          >
            {templateFields.map(field => (
              <option key={field} value={field}>
                {t(`templateField_${field}`)}
              </option>
            ))}
          </select>
          <select
            className="field"
            aria-label={t('rowFormat')}
            disabled={disabled}
            value={item.format}
            onChange={event =>
              change(row_content.with(at, { ...item, format: event.target.value as typeof item.format }))
            }
          >
            {formatsOf(item.filed_name).map(format => (
              <option key={format} value={format}>
                {format.startsWith('cut:')
                  ? t('format_cut', { count: format.slice(4) })
                  : t(`format_${format as 'hits'}`)}
              </option>
            ))}
          </select>
          <input
            className="field"
            aria-label={t('rowEnd')}
            placeholder={t('rowEndHint')}
            maxLength={20}
            disabled={disabled}
            value={item.end_txt}
            onChange={event => change(row_content.with(at, { ...item, end_txt: event.target.value }))}
          />
          {row_content.length > 1 && !disabled && (
            <IconButton
              size="small"
              icon="close"
              label={t('removeField')}
              onClick={() => change(row_content.toSpliced(at, 1))}
            />
          )}
        </span>
      ))}
      {!disabled && row_content.length < mostFields && (
        <IconButton
          size="small"
          icon="plus"
          label={t('addField')}
          onClick={() => change([...row_content, blankItem()])}
        />
      )}
    </Row>
  )
}
