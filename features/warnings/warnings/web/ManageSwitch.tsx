import { mayGo, Segmented, useWords } from '@guanlan/platform/web'
import { useNavigate } from 'react-router'
import { strings } from '../strings.ts'

const views = ['rules', 'templates', 'proposals', 'digests'] as const
export type ManageView = (typeof views)[number]

/** From the rules to how their messages read and what receivers would leave out. */
export function ManageSwitch({ now }: { now: ManageView }) {
  const t = useWords(strings)
  const navigate = useNavigate()
  const go = async (view: ManageView) => {
    if (view !== now && (await mayGo()))
      void navigate(view === 'rules' ? '/warningManage' : `/warningManage?view=${view}`)
  }
  return (
    <Segmented
      label={t('manageView')}
      value={now}
      onChange={view => void go(view)}
      options={views.map(value => ({ value, label: t(`view_${value}`) }))}
    />
  )
}
