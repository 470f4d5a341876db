import { demonstration } from '@guanlan/features/administration/demonstration/contract'
import { confirm, connect, Menu, RefusalError, toast, useWords } from '@guanlan/platform/web'
import { currentOrg, useStarted } from '../start/session.ts'
import { shellStrings } from './strings.ts'
import styles from './TopBar.module.css'

const api = connect(demonstration)

/** Marks invented data as such on every screen; its administrator can remove all of it. */
export function Demonstration() {
  const t = useWords(shellStrings)
  const session = useStarted(state => state.session)
  const org = session && currentOrg(session)
  if (!org?.demonstration) return null
  if (org.role !== 'orgAdmin')
    return (
      <span className={styles.demo} title={t('demonstrationNote')}>
        {t('demonstration')}
      </span>
    )
  const remove = async () => {
    const yes = await confirm({
      title: t('removeDemonstrationAsk'),
      loss: t('removeDemonstrationLoss'),
      act: t('removeDemonstration'),
    })
    if (!yes) return
    try {
      await api.remove()
      location.reload()
    } catch (error) {
      toast({
        text: error instanceof RefusalError && error.message ? error.message : t('unreachable'),
        tone: 'warning',
      })
    }
  }
  return (
    <Menu
      label={t('demonstration')}
      side="left"
      className={styles.demo}
      face={t('demonstration')}
      head={<p className={styles.note}>{t('demonstrationNote')}</p>}
      items={[{ key: 'remove', label: t('removeDemonstration'), icon: 'trash', run: () => void remove() }]}
    />
  )
}
