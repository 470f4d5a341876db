import { copyText, Icon, Menu, toast, useMay, useWords } from '@guanlan/platform/web'
import { strings } from '../../strings.ts'
import { api } from '../api.ts'

/** The menu of the head: hands the plan to whoever pays for it, by a link that needs no signing in. */
export function SharePlan() {
  const t = useWords(strings)
  const may = useMay()
  const share = async () => {
    try {
      const { address } = await api.linkToPlan()
      const link = `${location.origin}/#${address}`
      await copyText(link, t('planLinkCopied'), link)
    } catch (error) {
      toast({ text: (error as Error).message, tone: 'warning' })
    }
  }
  if (!may('warnings.edit')) return null
  return (
    <Menu
      label={t('more')}
      face={<Icon name="more" size={16} />}
      className="button icon-only"
      items={[{ key: 'plan', icon: 'share', label: t('sharePlan'), run: () => void share() }]}
    />
  )
}
