import {
  Button,
  connect,
  copyText,
  Row,
  Segmented,
  Stack,
  saveAs,
  TextField,
  toast,
  useWords,
} from '@guanlan/platform/web'
import { useEffect, useRef, useState } from 'react'
import {
  type BriefDraft,
  type BriefKind,
  type BriefOrder,
  type BriefPart,
  briefOrders,
  briefParts,
  briefs,
  usualBriefParts,
} from '../contract.ts'
import { strings } from '../strings.ts'
import styles from './briefs.module.css'

const api = connect(briefs)

/** Articles by their ids, or all of a list or search. */
type Briefed = Pick<BriefDraft, 'idList' | 'all'> & { found?: boolean }

/** Chosen articles as a text to paste, and as files of the same. The text follows what is ticked; what is written into it by hand is what is copied. */
export function BriefPanel({ chosen, onClose }: { chosen: Briefed; onClose: () => void }) {
  const t = useWords(strings)
  const [title, setTitle] = useState('')
  const [parts, setParts] = useState<ReadonlySet<BriefPart>>(new Set(usualBriefParts))
  const [order, setOrder] = useState<BriefOrder>('list')
  const [whole, setWhole] = useState(false)
  const [made, setMade] = useState<{ title: string; text: string; kinds: readonly BriefKind[] } | null>(null)
  const [problem, setProblem] = useState('')
  const [making, setMaking] = useState<BriefKind | null>(null)
  const draft = { ...chosen, title, parts: [...parts], order, whole }
  const question = JSON.stringify({ ...draft, whole: false })
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    const asking = new AbortController()
    // A title is typed letter by letter.
    const timer = setTimeout(() => {
      api.text({ body: JSON.parse(question) }, { signal: asking.signal }).then(
        found => {
          setMade(found)
          setProblem('')
        },
        (error: Error) => !asking.signal.aborted && setProblem(error.message),
      )
    }, 250)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [question])
  const turn = (part: BriefPart, on: boolean) =>
    setParts(now => new Set(briefParts.filter(each => (each === part ? on : now.has(each)))))
  const save = async (kind: BriefKind) => {
    setMaking(kind)
    try {
      const file = await api.file({ params: { kind }, body: draft }, { timeout: 'long' })
      saveAs(file, `${made?.title ?? t('brief')}.${file.type === 'application/zip' ? 'zip' : kind}`)
      toast({ text: t('saved') })
    } catch (error) {
      setProblem((error as Error).message)
    } finally {
      setMaking(null)
    }
  }
  return (
    <Stack gap={12} className={styles.brief}>
      <TextField
        label={t('title')}
        maxLength={100}
        value={title}
        placeholder={made?.title ?? ''}
        onChange={event => setTitle(event.target.value)}
      />
      <fieldset className={styles.parts}>
        <legend>{t('parts')}</legend>
        {briefParts.map(part => (
          <label key={part}>
            <input
              type="checkbox"
              className="box"
              checked={parts.has(part)}
              onChange={event => turn(part, event.target.checked)}
            />
            {t(`part_${part}`)}
          </label>
        ))}
      </fieldset>
      <Segmented
        label={t('order')}
        value={order}
        onChange={setOrder}
        options={briefOrders.map(value => ({ value, label: t(`order_${value}`) }))}
      />
      <Stack as="label" gap={4} className={styles.text}>
        <span>{t('preview')}</span>
        <textarea ref={field} rows={12} key={made?.text} defaultValue={made?.text ?? ''} aria-busy={made === null} />
      </Stack>
      {problem && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
      <Row as="label" gap={6} align="center">
        <input type="checkbox" className="box" checked={whole} onChange={event => setWhole(event.target.checked)} />
        {t('whole')}
      </Row>
      <footer>
        <Button onClick={onClose}>{t('close')}</Button>
        {made?.kinds.map(kind => (
          <Button key={kind} icon="download" disabled={making !== null} onClick={() => void save(kind)}>
            {making === kind ? t('making') : t(`kind_${kind}`)}
          </Button>
        ))}
        <Button
          kind="primary"
          icon="copy"
          disabled={made === null}
          onClick={() => void copyText(field.current?.value ?? '', t('copied'), t('notCopied'))}
        >
          {t('copy')}
        </Button>
      </footer>
    </Stack>
  )
}
