import { builtInRoles } from '@guanlan/platform/contract'
import {
  Button,
  ChecksInput,
  confirm,
  type List,
  MomentInput,
  Note,
  RadioInput,
  RecordForm,
  Tag,
  toast,
  useDraft,
  useWords,
} from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { Given, type Member, type Question } from '../contract.ts'
import { strings } from '../strings.ts'
import { api } from './api.ts'
import type { Managed } from './organisation.ts'

/** One person: what they are here, until when, and the acts on them. */
export function PersonPane({
  start,
  list,
  managed,
  mayEdit,
  onLeave,
}: {
  start: Member
  list: List<Member, Question>
  managed: Managed
  mayEdit: boolean
  /** True: what is theirs is handed over first. */
  onLeave: (stored: Member, act: 'remove' | 'disable') => Promise<boolean>
}) {
  const t = useWords(strings)
  const navigate = useNavigate()
  const options = managed.asked(start.orgId)
  const plain = <T,>({ data, operation }: { data: T; operation: number | null }) => ({
    data,
    operation: managed.isOperator ? null : operation,
  })
  const draft = useDraft<Given, Member>({
    schema: Given,
    words: strings,
    start,
    create: () => Promise.reject(new Error('People are invited')),
    update: async body => plain(await api.update.act({ body }, options)),
    load: id => api.get({ params: { id } }, options),
    onSaved: list.saved,
  })
  const kept = draft.stored ?? start
  const roles = useRoles(managed, start.orgId)
  const enable = async (enabled: boolean) => {
    if (!enabled && (await onLeave(kept, 'disable'))) return
    const params = { id: kept.id, status: enabled ? ('1' as const) : ('0' as const) }
    await list.act(
      async () => plain(await api.enable.act({ params }, options)),
      () => t(enabled ? 'enabled' : 'disabled', { count: 1 }),
    )
  }
  const remove = async () => {
    if (await onLeave(kept, 'remove')) return
    await list.act(
      async () => plain(await api.remove.act({ params: { id: kept.id } }, options)),
      () => t('removed', { count: 1 }),
    )
    list.leave(kept.id)
  }
  const endSessions = async () => {
    const title = t('endSessionsQuestion', { name: kept.name })
    if (!(await confirm({ title, loss: t('endSessionsLoss'), act: t('endSessions') }))) return
    const { ended } = await api.endSessions({ params: { id: kept.id } }, options)
    toast({ text: t('sessionsEnded', { count: ended }) })
  }
  const resetSecondFactor = async () => {
    const title = t('resetQuestion', { name: kept.name })
    if (!(await confirm({ title, loss: t('resetLoss'), act: t('resetSecondFactor') }))) return
    const { reset } = await api.resetSecondFactor({ params: { id: kept.id } }, options)
    toast({ text: t(reset ? 'secondFactorReset' : 'noSecondFactor') })
  }
  const enableAccount = async () => {
    await api.enableAccount({ params: { id: kept.userId, status: kept.accountEnabled ? '0' : '1' } })
    toast({ text: t('accountSaved') })
    await list.records.changed()
  }
  const listed = list.records.rows.find(({ id }) => id === kept.id) ?? kept
  const isDisabled = listed.state === 'disabled' && listed.accountEnabled
  return (
    <RecordForm
      draft={draft}
      title={kept.name}
      marks={<Tag accent={listed.state !== 'active'}>{t(`state_${listed.state}`)}</Tag>}
      onClose={() => void list.open(null)}
    >
      <p className="dim">
        {kept.account} · {kept.orgName}
      </p>
      {!listed.accountEnabled && <Note>{t('accountDisabled')}</Note>}
      <RadioInput
        of={draft}
        name="role"
        label={t('role')}
        note={t('roleNote')}
        options={builtInRoles.map(role => ({ value: role, label: t(`role_${role}`) }))}
      />
      {roles.length > 0 && <ChecksInput of={draft} name="roleIds" label={t('roles')} options={roles} />}
      <MomentInput of={draft} name="expiresAt" label={t('expiresAt')} />
      {mayEdit && (
        <p>
          <Button size="small" onClick={() => void enable(isDisabled)}>
            {t(isDisabled ? 'enable' : 'disable')}
          </Button>{' '}
          <Button size="small" icon="trash" onClick={() => void remove()}>
            {t('remove')}
          </Button>{' '}
          <Button size="small" onClick={() => void endSessions()}>
            {t('endSessions')}
          </Button>{' '}
          <Button size="small" onClick={() => void resetSecondFactor()}>
            {t('resetSecondFactor')}
          </Button>{' '}
          {managed.isOperator && (
            <Button size="small" onClick={() => void enableAccount()}>
              {t(listed.accountEnabled ? 'disableAccount' : 'enableAccount')}
            </Button>
          )}{' '}
          {!managed.isOne && (
            <Button size="small" onClick={() => void navigate(`/userManage?org=${kept.orgId}`)}>
              {t('toOrganisation')}
            </Button>
          )}
        </p>
      )}
    </RecordForm>
  )
}

/** Of an organisation, as choices. */
export function useRoles(managed: Managed, orgId: number | null): (readonly [number, string])[] {
  const { data } = useQuery({
    queryKey: ['members', 'roles', orgId],
    queryFn: ({ signal }) => api.roles(undefined, { signal, ...managed.asked(orgId ?? undefined) }),
  })
  return (data ?? []).map(({ id, name }) => [id, name] as const)
}
