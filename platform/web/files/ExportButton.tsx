import { mostExported, type SheetTitles } from '@guanlan/platform/contract'
import { useState } from 'react'
import type { CallOptions } from '../client/send.ts'
import { exact } from '../language/count.ts'
import { useSay, useWords } from '../language/words.ts'
import { Button } from '../parts/Button.tsx'
import { Checkbox } from '../parts/Checkbox.tsx'
import { PopoverButton } from '../parts/PopoverButton.tsx'
import { Segmented } from '../parts/Segmented.tsx'
import { toast } from '../parts/toasts.ts'
import type { ChosenBody } from '../records/selection.ts'
import styles from './files.module.css'
import { fileStrings } from './strings.ts'

type Kind = 'xlsx' | 'csv'

/** A list as its export needs it: that of `useList`, or one in which nothing is chosen by itself. */
interface ExportedList {
  selection?: { count: number; body: ChosenBody<unknown> }
  records: { total: number | null | undefined }
  question: unknown
}

/** The export door of a list: what is chosen, or all that its question finds, as a file that the task tray hands out. */
export function ExportButton<Column extends string>({
  list,
  columns,
  start,
  label,
}: {
  list: ExportedList
  /** As the contract declares them (`exportCall`). */
  columns: SheetTitles & Readonly<Record<Column, unknown>>
  // biome-ignore lint/suspicious/noExplicitAny: the question is the list's own, which its contract checks
  start: (call: { body: { chosen: any; kind: Kind; columns: Column[] } }, options?: CallOptions) => Promise<unknown>
  /** Where a list has two doors; default: export. */
  label?: string
}) {
  const t = useWords(fileStrings)
  return (
    <PopoverButton label={label ?? t('export')} icon="download">
      {close => <ExportChoice list={list} columns={columns} start={start} close={close} />}
    </PopoverButton>
  )
}

function ExportChoice<Column extends string>({
  list: { selection, records, question },
  columns,
  start,
  close,
}: Parameters<typeof ExportButton<Column>>[0] & { close: () => void }) {
  const t = useWords(fileStrings)
  const say = useSay()
  const all = Object.keys(columns) as Column[]
  const [kind, setKind] = useState<Kind>('xlsx')
  const [chosen, setChosen] = useState<readonly Column[]>(all)
  const [isBusy, setBusy] = useState(false)
  const chosenRows = selection && selection.count > 0 ? selection : null
  const count = chosenRows?.count ?? records.total ?? 0
  const body: ChosenBody<unknown> = chosenRows?.body ?? { ids: [], allOf: question, but: [] }

  const run = async () => {
    setBusy(true)
    try {
      await start({ body: { chosen: body, kind, columns: all.filter(key => chosen.includes(key)) } })
      toast({ text: t('exporting') })
      close()
    } catch (error) {
      toast({ text: (error as Error).message || t('failed'), tone: 'warning' })
      setBusy(false)
    }
  }
  return (
    <div className={styles.export}>
      <p>{t(chosenRows ? 'exportChosen' : 'exportAll', { count: exact(count) })}</p>
      <Segmented
        label={t('kind')}
        value={kind}
        onChange={setKind}
        options={[
          { value: 'xlsx', label: 'Excel' },
          { value: 'csv', label: 'CSV' },
        ]}
      />
      <fieldset>
        <legend>{t('columns')}</legend>
        {all.map(key => {
          const title = say(columns[key] as SheetTitles[string])
          return (
            // biome-ignore lint/a11y/noLabelWithoutControl: the box is inside
            <label key={key}>
              <Checkbox
                label={title}
                checked={chosen.includes(key)}
                onChange={on => setChosen(now => (on ? [...now, key] : now.filter(each => each !== key)))}
              />
              {title}
            </label>
          )
        })}
      </fieldset>
      <Button
        kind="primary"
        disabled={isBusy || chosen.length === 0 || count === 0 || count > mostExported}
        onClick={() => void run()}
      >
        {t('start')}
      </Button>
    </div>
  )
}
