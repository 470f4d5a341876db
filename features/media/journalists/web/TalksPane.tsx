import {
  Button,
  ErrorOf,
  IconButton,
  type List,
  Moment,
  MomentField,
  Panel,
  PopoverButton,
  SkeletonRows,
  Stack,
  useMay,
  useWords,
} from '@guanlan/platform/web'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { aboutLength, type Journalist, type Question, talkWays } from '../contract.ts'
import { strings } from '../strings.ts'
import { api } from './api.ts'
import styles from './journalists.module.css'

/** Conversations with a person, newest first. */
export function TalksPane({ of: { id, doNotCall }, list }: { of: Journalist; list: List<Journalist, Question> }) {
  const t = useWords(strings)
  const may = useMay()
  const queries = useQueryClient()
  const key = ['journalists', 'talks', id]
  const { data, error, refetch } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => api.talks({ params: { id } }, { signal }),
  })
  const mayEdit = may('mediaLibrary.edit')
  const remove = async (talk: number) => {
    await list.act(
      () => api.removeTalk.act({ params: { id: talk } }),
      () => t('talkRemoved'),
    )
    await queries.invalidateQueries({ queryKey: key })
  }
  return (
    <Panel
      title={t('talks')}
      note={doNotCall && t('doNotCall')}
      more={
        mayEdit && (
          <PopoverButton label={t('addTalk')} icon="plus" size="small">
            {close => (
              <TalkForm
                id={id}
                list={list}
                onClose={() => {
                  close()
                  void queries.invalidateQueries({ queryKey: key })
                }}
              />
            )}
          </PopoverButton>
        )
      }
    >
      {error ? (
        <ErrorOf error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <SkeletonRows rows={3} />
      ) : data.length === 0 ? (
        <p className={`dim ${styles.pane}`}>{t('noTalks')}</p>
      ) : (
        <ol className={styles.talks}>
          {data.map(talk => (
            <li key={talk.id}>
              <span>
                <Moment at={talk.at} /> · {t(talk.way)} · {talk.by}
                <br />
                {talk.about}
              </span>
              {mayEdit && <IconButton icon="trash" label={t('removeTalk')} onClick={() => void remove(talk.id)} />}
            </li>
          ))}
        </ol>
      )}
    </Panel>
  )
}

function TalkForm({ id, list, onClose }: { id: number; list: List<Journalist, Question>; onClose: () => void }) {
  const t = useWords(strings)
  const [at, setAt] = useState<string | null>(() => new Date().toISOString())
  const [way, setWay] = useState<(typeof talkWays)[number]>('phone')
  const [about, setAbout] = useState('')
  const isReady = at !== null && about.trim() !== ''
  const save = async () => {
    if (!isReady) return
    const done = await list.act(
      () => api.addTalk.act({ body: { journalistId: id, at, way, about } }),
      () => t('talkSaved'),
    )
    if (done !== null) onClose()
  }
  return (
    <Stack gap={8} className={styles.talk}>
      <MomentField label={t('talkAt')} value={at} onChange={setAt} />
      <label className="labelled">
        <span className="label-line">{t('talkWay')}</span>
        <select className="field" value={way} onChange={event => setWay(event.target.value as typeof way)}>
          {talkWays.map(each => (
            <option key={each} value={each}>
              {t(each)}
            </option>
          ))}
        </select>
      </label>
      <label className="labelled">
        <span className="label-line">{t('about')}</span>
        <textarea
          className="field"
          rows={3}
          maxLength={aboutLength}
          value={about}
          onChange={event => setAbout(event.target.value)}
        />
      </label>
      <p className={styles.buttons}>
        <Button kind="primary" disabled={!isReady} onClick={() => void save()}>
          {t('save')}
        </Button>
      </p>
    </Stack>
  )
}
