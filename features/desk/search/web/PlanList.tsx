import {
  Button,
  Checkbox,
  ErrorOf,
  IconButton,
  Row,
  SkeletonRows,
  Stack,
  TextField,
  toast,
  useMay,
  useUndo,
  useWords,
} from '@guanlan/platform/web'
import { type FormEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { SearchPlan } from '../contract.ts'
import { strings } from '../strings.ts'
import type { SearchView } from './address.ts'
import styles from './kept.module.css'
import { searchApi, useAskAgain, useNewOf, usePlans } from './plan-queries.ts'

/** The plans by folder, each with what is new; and a way to keep the search that is shown. */
export function PlanList({
  view,
  rule,
  address,
  onChosen,
}: {
  view: SearchView
  rule: string
  address: string
  onChosen: () => void
}) {
  const t = useWords(strings)
  const plans = usePlans()
  const folders = [...Map.groupBy(plans.data ?? [], plan => plan.folder)]
  return (
    <div className={styles.panel}>
      {rule !== '' && <KeepForm view={view} rule={rule} address={address} />}
      {plans.isPending && <SkeletonRows rows={3} />}
      {plans.isError && <ErrorOf error={plans.error} onRetry={() => void plans.refetch()} />}
      {plans.data?.length === 0 && <p className={styles.none}>{t('noPlans')}</p>}
      {folders.map(([folder, some]) => (
        <section key={folder}>
          {folder !== '' && <h3>{folder}</h3>}
          <ul>
            {some.map(plan => (
              <PlanRow key={plan.id} plan={plan} onChosen={onChosen} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function PlanRow({ plan, onChosen }: { plan: SearchPlan; onChosen: () => void }) {
  const t = useWords(strings)
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const ask = useAskAgain()
  const act = useUndo(ask.plans)
  const may = useMay()
  const fresh = useNewOf(plan.id, plan.lookedAt).data
  const open = async () => {
    onChosen()
    void navigate(`${pathname}?${plan.address}`)
    await searchApi.lookAtPlan({ params: { id: plan.id } }).catch(() => {})
    await ask.plans()
  }
  return (
    <li>
      <button type="button" className={styles.row} title={plan.query} onClick={() => void open()}>
        <span className="cut">{plan.name}</span>
        {plan.shared && <small>{t('ofOrganisation')}</small>}
        {fresh && fresh.count > 0 && <b>{t(fresh.capped ? 'freshMore' : 'fresh', { count: fresh.count })}</b>}
      </button>
      {(!plan.shared || may('search.share')) && (
        <IconButton
          size="small"
          icon="trash"
          label={t('removePlan', { name: plan.name })}
          onClick={() =>
            void act(
              () => searchApi.removePlan.act({ params: { id: plan.id } }),
              () => t('removed', { name: plan.name }),
            )
          }
        />
      )}
    </li>
  )
}

function KeepForm({ view, rule, address }: { view: SearchView; rule: string; address: string }) {
  const t = useWords(strings)
  const ask = useAskAgain()
  const may = useMay()
  const [name, setName] = useState('')
  const [folder, setFolder] = useState('')
  const [shared, setShared] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const keep = async (event: FormEvent) => {
    event.preventDefault()
    try {
      const { filters, monitor } = view
      const body = {
        name: name.trim(),
        folder: folder.trim(),
        shared,
        address,
        query: rule,
        filters: [...filters],
        monitor,
      }
      const plan = await searchApi.savePlan({ body })
      setName('')
      setProblem(null)
      toast({ text: t('saved', { name: plan.name }) })
      await ask.plans()
    } catch (error) {
      setProblem(error instanceof Error ? error.message : '')
    }
  }
  return (
    <Stack as="form" gap={6} className={styles.keep} onSubmit={event => void keep(event)}>
      <h3>{t('savePlan')}</h3>
      <TextField
        label={t('planName')}
        labelHidden
        placeholder={t('planName')}
        maxLength={50}
        value={name}
        onChange={event => setName(event.target.value)}
      />
      <TextField
        label={t('folder')}
        labelHidden
        placeholder={t('folder')}
        maxLength={30}
        value={folder}
        onChange={event => setFolder(event.target.value)}
      />
      <p>
        {may('search.share') && (
          <Row as="span" gap={8} align="center">
            <Checkbox label={t('share')} checked={shared} onChange={setShared} />
            <span aria-hidden="true">{t('share')}</span>
          </Row>
        )}
        <Button type="submit" kind="primary" size="small">
          {t('save')}
        </Button>
      </p>
      {problem && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
    </Stack>
  )
}
