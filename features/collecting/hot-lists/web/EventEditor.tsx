import { Button, confirm, ErrorOf, Panel, Row, TextField, toast, useWords } from '@guanlan/platform/web'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useNavigate } from 'react-router'
import type { EventDetail } from '../contract.ts'
import { strings } from '../strings.ts'
import { api } from './api.ts'
import styles from './hot-lists.module.css'

const mostOffered = 100
const offeredMs = 3 * 86_400_000

/** For developers: mends the title, takes another event in, takes a topic out, or takes the whole apart. */
export function EventEditor({ event }: { event: EventDetail }) {
  const t = useWords(strings)
  const navigate = useNavigate()
  const queries = useQueryClient()
  const choice = useId()
  const [title, setTitle] = useState(event.title)
  const [other, setOther] = useState(0)
  const others = useQuery({
    queryKey: ['hot', 'mergeable'],
    queryFn: ({ signal }) =>
      api.hotEventList(
        { body: { startTime: new Date(Date.now() - offeredMs).toISOString(), pageSize: mostOffered } },
        { signal },
      ),
  })
  const again = () => void queries.invalidateQueries({ queryKey: ['hot'] })
  const save = useMutation({
    mutationFn: () => api.eventSave({ body: { id: event.id, title } }),
    onSuccess: () => {
      toast({ text: t('saved') })
      again()
    },
  })
  const merge = useMutation({
    mutationFn: () => api.eventMerge({ body: { id: event.id, others: [other] } }),
    onSuccess: ({ changed }) => {
      setOther(0)
      toast({ text: t('merged', { count: changed }) })
      again()
    },
  })
  const splitOff = useMutation({
    mutationFn: (topic: EventDetail['topicList'][number]) =>
      api.eventSave({ body: { title: topic.title, topicIds: [topic.id] } }),
    onSuccess: again,
  })
  const takeApart = async () => {
    const yes = await confirm({
      title: t('takeApartTitle', { name: event.title }),
      loss: t('takeApartLoss', { count: event.topicList.length }),
      act: t('takeApart'),
    })
    if (!yes) return
    await api.eventRemove({ params: { id: event.id } })
    again()
    void navigate('/hotIssues')
  }
  const failed = [save, merge, splitOff].find(act => act.isError)
  return (
    <Panel title={t('editEvent')}>
      <Row
        as="form"
        gap={12}
        wrap
        align="end"
        className={styles.upkeep}
        onSubmit={submitted => {
          submitted.preventDefault()
          save.mutate()
        }}
      >
        <TextField label={t('eventTitle')} value={title} onChange={typed => setTitle(typed.target.value)} />
        <Button onClick={() => save.mutate()}>{t('save')}</Button>
        <div className="labelled">
          <label htmlFor={choice}>{t('chooseEvent')}</label>
          <select
            id={choice}
            className="field"
            value={other}
            onChange={chosen => setOther(Number(chosen.target.value))}
          >
            <option value={0} />
            {(others.data?.list ?? [])
              .filter(({ id }) => id !== event.id)
              .map(({ id, title: name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
          </select>
        </div>
        <Button onClick={() => merge.mutate()} disabled={other === 0}>
          {t('mergeWith')}
        </Button>
        {event.topicList.length > 1 && <Button onClick={() => void takeApart()}>{t('takeApart')}</Button>}
      </Row>
      {event.topicList.length > 1 && (
        <ul className={styles.versions}>
          {event.topicList.map(topic => (
            <li key={topic.id}>
              <b>{topic.platform}</b>
              <span>{topic.title}</span>
              <Button size="small" onClick={() => splitOff.mutate(topic)}>
                {t('splitOff')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {failed && <ErrorOf error={failed.error} />}
    </Panel>
  )
}
