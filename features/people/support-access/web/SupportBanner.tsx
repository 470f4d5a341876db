import { Button, Moment, toastError, useWords } from '@guanlan/platform/web'
import { strings } from '../strings.ts'
import { api } from './api.ts'
import styles from './support-access.module.css'

/** Over every screen of an operator who was let in. */
export function SupportBanner({ organisation, name, until }: { organisation: number; name: string; until: string }) {
  const t = useWords(strings)
  const leave = async () => {
    try {
      await api.leave({ body: { orgId: organisation } })
      location.hash = '#/orgManage'
      location.reload()
    } catch (error) {
      toastError(error)
    }
  }
  return (
    <p className={styles.banner} role="status">
      <span>
        {t('bannerInside', { name })} <Moment at={until} />
      </span>
      <Button size="small" onClick={() => void leave()}>
        {t('leave')}
      </Button>
    </p>
  )
}
