import { Button, OwnQueries, PhoneFrame, RefusalError, Tag, Toasts, toast, useWords } from '@guanlan/platform/web'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocation, useSearchParams } from 'react-router'
import { receiverStrings } from '../../strings.ts'
import { LinkOver } from './LinkOver.tsx'
import { receiverApi } from './queries.ts'
import styles from './receiving.module.css'

/** The templates that messages of one warning can be written by, to choose from: `/warningTemplate/:groupId?token=`; the number alone opens nothing. */
export default function TemplateChoice() {
  return (
    <OwnQueries>
      <Choice />
    </OwnQueries>
  )
}

function Choice() {
  const t = useWords(receiverStrings)
  const groupId = Number(useLocation().pathname.split('/').at(-1))
  const [search] = useSearchParams()
  const token = search.get('token') ?? ''
  const client = useQueryClient()
  const queryKey = ['warnings', 'templates to choose', token, groupId]
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => receiverApi.templatesToChoose({ params: { token }, query: { groupId } }, { signal }),
    enabled: token !== '' && groupId > 0,
    retry: false,
  })
  if (!data) return <LinkOver error={error} hasLink={token !== ''} onRetry={() => void refetch()} />
  const choose = async (templateId: number, name: string) => {
    try {
      client.setQueryData(
        queryKey,
        await receiverApi.chooseTemplate({ params: { token }, body: { groupId, templateId } }),
      )
      toast({ text: t('templateChosen', { name }) })
    } catch (failed) {
      toast({ text: failed instanceof RefusalError ? failed.message : t('linkOver'), tone: 'warning' })
    }
  }
  const { organisation, warningName, of, templates } = data
  return (
    <PhoneFrame title={t('chooseTemplate', { name: warningName })} from={organisation}>
      <p className={styles.small}>{of === null ? t('noExample') : t('exampleOf', { title: of })}</p>
      <ul className={styles.choices}>
        {templates.map(({ id, name, isChosen, lines }) => (
          <li key={id}>
            <p>
              <b>{name}</b> {isChosen && <Tag accent>{t('isChosen')}</Tag>}
            </p>
            {lines.map(line => (
              <p key={line} className={styles.small}>
                {line}
              </p>
            ))}
            {!isChosen && (
              <Button size="small" onClick={() => void choose(id, name)}>
                {t('chooseThis')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Toasts />
    </PhoneFrame>
  )
}
