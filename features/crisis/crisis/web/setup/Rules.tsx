import {
  Button,
  EmptyState,
  ErrorOf,
  exact,
  Moment,
  PlainTable,
  Row,
  SkeletonRows,
  Tag,
  useWords,
} from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import type { CrisisRule } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { api, crisesKey } from '../api.ts'
import { LevelTag } from '../parts/LevelTag.tsx'
import { useCrisisAct } from '../use-crisis.ts'

// The form travels when somebody writes a rule.
const RuleDialog = lazy(() => import('./RuleDialog.tsx').then(({ RuleDialog }) => ({ default: RuleDialog })))

/** As many as the server lists at once. */
const mostListed = 100

/** Rules that open crises, and the one that is written. */
export function Rules() {
  const t = useWords(strings)
  const act = useCrisisAct()
  const [written, setWritten] = useState<CrisisRule | 'new' | null>(null)
  const rules = useQuery({
    queryKey: [crisesKey, 'rules'],
    queryFn: ({ signal }) => api.rules({ query: { pageSize: mostListed, sort: 'name', order: 'asc' } }, { signal }),
  })
  const remove = ({ id, name }: CrisisRule) =>
    act(
      () => api.removeRule.act({ params: { id } }),
      () => t('didRemoveRule', { name }),
    )
  if (!rules.data)
    return rules.isError ? (
      <ErrorOf error={rules.error} onRetry={() => void rules.refetch()} />
    ) : (
      <SkeletonRows rows={3} />
    )
  const add = (
    <Button kind="primary" icon="plus" onClick={() => setWritten('new')}>
      {t('addRule')}
    </Button>
  )
  const { list } = rules.data
  return (
    <>
      {list.length === 0 ? (
        <EmptyState title={t('noRules')} actions={add} />
      ) : (
        <>
          <PlainTable
            label={t('rulesTitle')}
            head={[
              t('name'),
              t('ruleWords'),
              t('crisisLevel'),
              t('ruleOpens'),
              { number: t('ruleOpened') },
              t('ruleLast'),
              '',
            ]}
          >
            {list.map(rule => (
              <tr key={rule.id}>
                <th scope="row">
                  {rule.name} {!rule.enabled && <Tag>{t('ruleOff')}</Tag>}
                </th>
                <td>{rule.warningWords}</td>
                <td>
                  <LevelTag level={rule.crisisLevel} />
                </td>
                <td>{t(`opens_${rule.opens}`)}</td>
                <td data-number>
                  <Link to={`/dataEarlyWarning?status=all&rule=${rule.id}`}>{exact(rule.opened)}</Link>
                </td>
                <td>{rule.lastOpenedAt ? <Moment at={rule.lastOpenedAt} /> : '—'}</td>
                <td>
                  <Row gap={4}>
                    <Button kind="quiet" size="small" onClick={() => setWritten(rule)}>
                      {t('editRule')}
                    </Button>
                    <Button kind="quiet" size="small" onClick={() => void remove(rule)}>
                      {t('removeRule')}
                    </Button>
                  </Row>
                </td>
              </tr>
            ))}
          </PlainTable>
          <Row to="end">{add}</Row>
        </>
      )}
      {written !== null && (
        <Suspense>
          <RuleDialog
            start={written === 'new' ? null : written}
            onClose={() => {
              setWritten(null)
              void rules.refetch()
            }}
          />
        </Suspense>
      )}
    </>
  )
}
