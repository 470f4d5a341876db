import { Button, Row, Segmented, SkeletonRows, Stack, TextField, toast, useWords } from '@guanlan/platform/web'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import type { z } from 'zod'
import {
  type DownloadOrder,
  encodings,
  type FieldChoice,
  type FieldSet,
  isCollection,
  levelOf,
  separators,
} from '../../contract.ts'
import { strings } from '../../strings.ts'
import { api, key, useFolders, useOrderOptions } from '../api.ts'
import styles from '../exports.module.css'
import { ColumnOrder } from './ColumnOrder.tsx'
import { startWith, turned } from './chosen-fields.ts'
import { FieldBoxes } from './FieldBoxes.tsx'
import { FieldSets } from './FieldSets.tsx'
import { OrderFacts } from './OrderFacts.tsx'

type FileFormat = DownloadOrder['format']
type Order = z.input<typeof DownloadOrder>
/** Which articles, in which order. */
export type Exported = Pick<Order, 'ticked' | 'whole' | 'sort'>

/** Orders articles as a file: how, with which columns, what it will be and cost. */
export default function ExportPanel({ exported, onClose }: { exported: Exported; onClose: () => void }) {
  const options = useOrderOptions()
  // Begun with what is kept; what is written meanwhile is not overwritten by a later answer.
  return options.data ? (
    <Draft exported={exported} onClose={onClose} options={options.data} />
  ) : (
    <SkeletonRows rows={6} />
  )
}

interface Options {
  level: number
  ordersLeft: number | null
  ordersADay: number | null
  rowsOfOne: number | null
  formats: readonly FileFormat[]
  fieldSets: readonly FieldSet[]
}

function Draft({ exported, onClose, options }: { exported: Exported; onClose: () => void; options: Options }) {
  const t = useWords(strings)
  const client = useQueryClient()
  const { level, ordersLeft, ordersADay, rowsOfOne, formats, fieldSets } = options
  const folders = useFolders('download').data?.list ?? []
  const [format, setFormat] = useState<FileFormat>('xlsx')
  const [encoding, setEncoding] = useState<(typeof encodings)[number]>('utf-8')
  const [separator, setSeparator] = useState<(typeof separators)[number]>('comma')
  const [fields, setFields] = useState<FieldChoice[]>(() => startWith(fieldSets, level))
  const [fileName, setFileName] = useState('')
  const [folderId, setFolderId] = useState<number | null>(null)
  const isFolded = exported.whole?.question.fold === true
  const [copies, setCopies] = useState<'folded' | 'all'>('folded')
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const whole =
    exported.whole && isFolded && copies === 'all'
      ? { ...exported.whole, question: { ...exported.whole.question, fold: false } }
      : exported.whole
  const order: Order = {
    ...exported,
    ...(whole && { whole }),
    format,
    fields,
    ...(format === 'csv' && { encoding, separator }),
  }
  const choose = (next: FileFormat) => {
    setFormat(next)
    // Who wants articles one after the other wants to read them.
    if (isCollection(next) && levelOf('body') <= level && !fields.some(field => field.key === 'body'))
      setFields(turned(fields, 'body', true))
  }
  const requested = useDeferredValue(JSON.stringify(order))
  const preview = useQuery({
    queryKey: [...key, 'preview', requested],
    queryFn: ({ signal }) => api.preview({ body: JSON.parse(requested) as Order }, { signal, timeout: 'long' }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })
  const begin = async () => {
    setBusy(true)
    setProblem(null)
    try {
      const record = await api.order({ body: { ...order, fileName, folderId } }, { timeout: 'long' })
      await client.invalidateQueries({ queryKey: key })
      toast({ text: t('begun', { name: record.fileName }) })
      onClose()
    } catch (error) {
      setProblem((error as Error).message || t('failed'))
      setBusy(false)
    }
  }
  const mayBegin = fields.length > 0 && !isBusy && preview.data?.problem === null && ordersLeft !== 0
  return (
    <form
      className={styles.order}
      onSubmit={event => {
        event.preventDefault()
        if (mayBegin) void begin()
      }}
    >
      <Row gap={12} wrap align="end">
        <Segmented
          label={t('format')}
          value={format}
          onChange={choose}
          options={formats.map(value => ({ value, label: t(`format_${value}`) }))}
        />
        {format === 'csv' && (
          <>
            <Segmented
              label={t('encoding')}
              value={encoding}
              onChange={setEncoding}
              options={encodings.map(value => ({ value, label: t(`encoding_${value}`) }))}
            />
            <Segmented
              label={t('separator')}
              value={separator}
              onChange={setSeparator}
              options={separators.map(value => ({ value, label: t(`separator_${value}`) }))}
            />
          </>
        )}
        {isFolded && (
          <Segmented
            label={t('copies')}
            value={copies}
            onChange={setCopies}
            options={[
              { value: 'folded', label: t('copiesFolded') },
              { value: 'all', label: t('copiesAll') },
            ]}
          />
        )}
      </Row>
      <div className={styles.choice}>
        <section aria-label={t('fieldsOffered')}>
          <h4>
            {t('fieldsOffered')}
            <FieldSets sets={fieldSets} level={level} fields={fields} onChoose={setFields} />
          </h4>
          <FieldBoxes chosen={fields} level={level} onTurn={(field, on) => setFields(turned(fields, field, on))} />
        </section>
        <section aria-label={t('columns')}>
          <h4>{t('columnsChosen', { count: fields.length })}</h4>
          <ColumnOrder fields={fields} onChange={setFields} />
        </section>
      </div>
      <OrderFacts preview={preview} ordersLeft={ordersLeft} ordersADay={ordersADay} rowsOfOne={rowsOfOne} />
      <Row gap={12} wrap align="end">
        <TextField
          label={t('file')}
          placeholder={t('fileByItself')}
          maxLength={100}
          value={fileName}
          onChange={event => setFileName(event.target.value)}
        />
        {folders.length > 0 && (
          <Stack as="label" gap={4} className={styles.folderChoice}>
            <span>{t('folder')}</span>
            <select
              className="field"
              value={folderId ?? 0}
              onChange={event => setFolderId(Number(event.target.value) || null)}
            >
              <option value={0}>{t('noFolder')}</option>
              {folders.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </Stack>
        )}
        <span className="grow" />
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button type="submit" kind="primary" icon="download" disabled={!mayBegin}>
          {t('begin')}
        </Button>
      </Row>
      {problem && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
    </form>
  )
}
