import type { Question } from '@guanlan/features/articles/articles/contract'
import { GroupsInput, PeopleInput } from '@guanlan/features/people/address-book/web'
import { MembersInput } from '@guanlan/features/people/organisations/web'
import { ChannelsInput } from '@guanlan/features/workspace/notifications/web'
import {
  AreaInput,
  Button,
  confirm,
  ErrorOf,
  exact,
  Stack,
  SwitchInput,
  TextInput,
  useDraft,
  useWords,
} from '@guanlan/platform/web'
import { type Incident, ManualWarning, mostOfList, mostSent } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { api } from '../api.ts'
import styles from './send.module.css'

/** As far as a message shows it. */
interface SentArticle {
  id: number
  title: string
}

/** Of the articles so many stand in the preview. */
const mostPreviewed = 5

/** Articles that a person sends: to whom, with what text, and how it will read; asked once more before it leaves. */
export function SendForm({
  articles,
  list,
  onClose,
}: {
  articles: readonly SentArticle[]
  /** Instead of the articles all that a list finds, as far as one sending goes; the articles are its first. */
  list?: { question: Omit<Question, 'place'>; count: number }
  onClose: () => void
}) {
  const t = useWords(strings)
  const sendIt = (body: ManualWarning) =>
    list ? api.monitorSend.act({ body: { ...body, ...list.question, idList: [] } }) : api.manualWarning.act({ body })
  const count = list ? Math.min(list.count, mostOfList) : articles.length
  const draft = useDraft<ManualWarning, Incident>({
    schema: ManualWarning,
    words: strings,
    start: {
      idList: articles.slice(0, list ? mostSent : undefined).map(({ id }) => id),
      title: (articles[0]?.title ?? '').slice(0, 200),
      text: '',
      contactIds: [],
      groups: [],
      memberIds: [],
      channelIds: [],
      receiveEmail: true,
      receiveWechat: false,
    },
    create: sendIt,
    // What was sent is not written any more.
    update: sendIt,
    load: id => api.incident({ params: { id } }),
    onSaved: onClose,
    message: ({ title }) => t('sentByHand', { title }),
  })
  if (!list && articles.length > mostSent) return <p className="problem">{t('tooManyArticles')}</p>
  const { title, text } = draft.form.watch()
  const send = async () => {
    const isSure = await confirm({
      title: t('sendThis'),
      loss: t('sendArticles', { count: exact(count) }),
      act: t('send'),
      danger: false,
    })
    if (isSure) await draft.save()
  }
  return (
    <Stack
      as="form"
      gap={12}
      className={styles.form}
      onSubmit={event => {
        event.preventDefault()
        void send()
      }}
    >
      <MembersInput of={draft} name="memberIds" label={t('sendMembers')} />
      <PeopleInput of={draft} name="contactIds" label={t('contactIds')} />
      <GroupsInput of={draft} name="groups" label={t('groups')} />
      <ChannelsInput of={draft} name="channelIds" label={t('channelIds')} />
      <SwitchInput of={draft} name="receiveEmail" label={t('receiveEmail')} />
      <TextInput of={draft} name="title" label={t('sendTitle')} most={200} />
      <AreaInput of={draft} name="text" label={t('sendText')} most={2000} placeholder={t('textHint')} />
      <section className={styles.preview} aria-label={t('preview')}>
        <p>
          <b>{t('messageKind', { name: t(list ? 'monitorSend' : 'manual') }) + title}</b>
        </p>
        {text && <p>{text}</p>}
        {articles.slice(0, mostPreviewed).map(article => (
          <p key={article.id} className="cut">
            {article.title}
          </p>
        ))}
        {count > mostPreviewed && <p className="dim">{t('foldedRest', { count: exact(count - mostPreviewed) })}</p>}
        {count > mostSent && <p className="dim">{t('behindLink', { named: exact(mostSent) })}</p>}
        {list && list.count > mostOfList && <p className="dim">{t('newestOfList', { most: exact(mostOfList) })}</p>}
      </section>
      {draft.fault ? <ErrorOf error={draft.fault} /> : null}
      <footer>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button type="submit" kind="primary" icon="send" disabled={draft.isSaving}>
          {t('send')}
        </Button>
      </footer>
    </Stack>
  )
}
