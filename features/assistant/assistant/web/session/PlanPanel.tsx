import { FilterBar, RangePicker } from '@guanlan/features/desk/article-list/web'
import { useEngine } from '@guanlan/features/monitors/monitors/web'
import { Button, Row, Stack, Tag, TextField, useAppearance, useSay, useWords } from '@guanlan/platform/web'
import { lazy, Suspense, useMemo, useState } from 'react'
import type { PlanMade } from '../../contract.ts'
import { screenStrings } from '../../strings/screens.ts'
import { planOfView, viewOfPlan } from '../plan-view.ts'
import styles from './session.module.css'

const JudgeRule = lazy(() => import('./JudgeRule.tsx'))

/** What a question asks of the articles, to be changed before it is answered. */
export default function PlanPanel({ plan, onChange }: { plan: PlanMade; onChange: (plan: PlanMade) => void }) {
  const t = useWords(screenStrings)
  const zone = useAppearance(state => state.timeZone)
  const view = useMemo(() => viewOfPlan(plan), [plan])
  const [isJudging, setJudging] = useState(false)
  const engine = useEngine()
  const say = useSay()
  const sentence = useMemo(() => {
    const rule = engine?.parse(plan.query).rule
    return rule && engine ? say(engine.explain(rule)) : null
  }, [engine, plan.query, say])
  const change = (part: Parameters<typeof planOfView>[1]) =>
    onChange({ ...plan, ...planOfView(plan, part, Date.now(), zone) })
  return (
    <Stack as="section" gap={8} className={styles.plan} aria-label={t('plan')}>
      <Row gap={8} align="baseline" wrap={4}>
        <b>{t('plan')}</b>
        <span className="dim">{t('planHint')}</span>
        {plan.understood.length > 0 && <span className="dim">{t('understood')}</span>}
        {plan.understood.map(({ part, text }) => (
          <Tag key={`${part}${text}`}>{`${t(`part_${part}`)} ${text}`}</Tag>
        ))}
      </Row>
      <Row gap={8} align="center" wrap={4}>
        <RangePicker range={view.range} onChange={range => change({ range })} />
        <FilterBar view={view} change={change} saysTime={false} isCounted={plan.query === ''} />
      </Row>
      <TextField
        label={t('rule')}
        placeholder={t('ruleHint')}
        maxLength={10_000}
        value={plan.query}
        onChange={event => onChange({ ...plan, query: event.target.value })}
      />
      {sentence && (
        <Row gap={8} align="center" wrap={4}>
          <span className="dim">{sentence}</span>
          <Button size="small" kind="quiet" onClick={() => setJudging(true)}>
            {t('judge')}
          </Button>
        </Row>
      )}
      {isJudging && (
        <Suspense>
          <JudgeRule plan={plan} onClose={() => setJudging(false)} />
        </Suspense>
      )}
    </Stack>
  )
}
