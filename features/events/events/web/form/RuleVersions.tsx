import { Button, Moment, Row, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { strings } from '../../strings.ts'
import { api, eventsKey } from '../api.ts'
import styles from './form.module.css'

/** Rules that the event had before: one is taken up again by writing it, and saved as any other. */
export function RuleVersions({
  id,
  version,
  written,
  onTake,
}: {
  id: number
  /** Of what is stored. */
  version: number
  written: string
  onTake: (rule: string) => void
}) {
  const t = useWords(strings)
  const { data } = useQuery({
    queryKey: [eventsKey, 'rules', id, version],
    queryFn: ({ signal }) => api.rules({ params: { id } }, { signal }),
  })
  const others = data?.filter(({ rule }) => rule !== written) ?? []
  if (others.length === 0) return null
  return (
    <details className={styles.versions}>
      <summary>{t('ruleVersions', { count: others.length })}</summary>
      <ul className={styles.list}>
        {others.map(({ version: number, rule, savedAt, savedBy }) => (
          <li key={number}>
            <code>{rule}</code>
            <Row gap={8} align="center" as="p" className="dim">
              <Moment at={savedAt} exact /> {savedBy}
              <Button size="small" kind="quiet" onClick={() => onTake(rule)}>
                {t('takeRule')}
              </Button>
            </Row>
          </li>
        ))}
      </ul>
    </details>
  )
}
