import { articleTexts, MediaType, mediaTypes } from '@guanlan/features/articles/articles/contract'
import { strings as articleStrings } from '@guanlan/features/articles/articles/strings'
import { RegionInput, sentimentName } from '@guanlan/features/articles/articles/web'
import { LabelsInput } from '@guanlan/features/monitors/labels/web'
import { MonitorsInput } from '@guanlan/features/monitors/monitors/web'
import {
  AreaInput,
  Button,
  connect,
  MomentInput,
  RecordForm,
  Row,
  SelectInput,
  TextInput,
  toast,
  useDraft,
  useWords,
} from '@guanlan/platform/web'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { z } from 'zod'
import { intake } from '../contract.ts'
import { strings } from '../strings.ts'
import styles from './enter.module.css'

const api = connect(intake)

const Entered = z.object({
  url: z.string().max(2_000),
  title: articleTexts.title,
  body: articleTexts.body,
  author: articleTexts.author,
  media: z.string().trim().min(1, 'articles.chooseMedium').max(200),
  mediaType: MediaType,
  publishedAt: z.string().nullable(),
  region: z.string().nullable(),
  sentiment: z.enum(['1', '0', '-1']).nullable(),
  monitors: z.array(z.number()),
  labels: z.array(z.number()),
})
type Entered = z.infer<typeof Entered>
interface Kept extends Entered {
  id: number
  version: number
}

const tones = ['1', '0', '-1'] as const
/** The pipeline stores within about a second: then the list is asked again. */
const storedAfterMs = 2_000

/** One article, read from its address or written by hand. */
export function EnterForm({
  monitors,
  onClose,
  onDone,
}: {
  monitors: number[]
  onClose: () => void
  onDone: () => void
}) {
  const t = useWords(strings)
  const a = useWords(articleStrings)
  const client = useQueryClient()
  const [reading, setReading] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [start] = useState<Entered>(() => ({
    url: '',
    title: '',
    body: '',
    author: '',
    media: '',
    mediaType: 'web',
    publishedAt: new Date().toISOString(),
    region: null,
    sentiment: null,
    monitors,
    labels: [],
  }))
  const draft = useDraft<Entered, Kept>({
    schema: Entered,
    words: articleStrings,
    start,
    async create(written) {
      const { monitors, labels } = written
      const { data } = await api.enter.act({ body: { article: articleOf(written), monitors, labels } })
      const [refused] = data.refused
      if (refused) throw new Error(refused.msg)
      return { data: { ...written, id: 1, version: 1 }, operation: null }
    },
    update: () => Promise.reject(new Error('it is entered once')),
    load: () => Promise.reject(new Error('it is entered once')),
    message: () => t('entered'),
    onSaved: () => {
      setTimeout(() => void client.invalidateQueries({ queryKey: ['desk'] }), storedAfterMs)
      onDone()
    },
  })
  async function readAddress() {
    setReading(true)
    setProblem(null)
    try {
      const page = await api.read({ body: { url: draft.form.getValues('url').trim() } }, { timeout: 'long' })
      const found = {
        title: page.title,
        body: page.body,
        author: page.author ?? '',
        media: page.media,
        ...(page.publishedAt && { publishedAt: page.publishedAt }),
      }
      for (const [name, value] of Object.entries(found))
        draft.form.setValue(name as 'title', value, { shouldDirty: true })
      toast({ text: t('pageRead') })
    } catch (error) {
      setProblem((error as Error).message)
    } finally {
      setReading(false)
    }
  }
  return (
    <RecordForm draft={draft} title={t('enterOne')} onClose={onClose}>
      <Row gap={8} align="end" className={styles.address}>
        <TextInput of={draft} name="url" label={t('enterAddress')} type="url" placeholder="https://" autoFocus />
        <Button disabled={reading || draft.form.watch('url').trim() === ''} onClick={() => void readAddress()}>
          {t(reading ? 'readingPage' : 'readPage')}
        </Button>
      </Row>
      {problem && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
      <TextInput of={draft} name="title" label={t('field_title')} most={500} />
      <AreaInput of={draft} name="body" label={t('fieldBody')} />
      <div className={styles.row}>
        <TextInput of={draft} name="media" label={t('field_media')} most={200} />
        <SelectInput
          of={draft}
          name="mediaType"
          label={t('field_mediaType')}
          choices={mediaTypes.map(id => ({ id, name: a(id) }))}
        />
      </div>
      <div className={styles.row}>
        <TextInput of={draft} name="author" label={t('field_author')} most={200} />
        <MomentInput of={draft} name="publishedAt" label={t('fieldTime')} />
      </div>
      <div className={styles.row}>
        <RegionInput of={draft} name="region" label={t('field_region')} />
        <SelectInput
          of={draft}
          name="sentiment"
          label={t('field_sentiment')}
          placeholder={t('sentimentByText')}
          choices={tones.map(id => ({ id, name: t(sentimentName(Number(id) as 1)) }))}
        />
      </div>
      <div className={styles.row}>
        <MonitorsInput of={draft} name="monitors" label={t('intoMonitors')} note={t('intoMonitorsNote')} />
        <LabelsInput of={draft} name="labels" label={t('field_label')} />
      </div>
    </RecordForm>
  )
}

function articleOf({ monitors: _, labels: __, region, sentiment, publishedAt, url, author, ...texts }: Entered) {
  return {
    ...texts,
    ...(url.trim() && { url: url.trim() }),
    ...(author.trim() && { author }),
    ...(region !== null && { region: Number(region) }),
    ...(sentiment !== null && { sentiment: Number(sentiment) }),
    ...(publishedAt && { publishedAt }),
  }
}
