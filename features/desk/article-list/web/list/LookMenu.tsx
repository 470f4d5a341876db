import { Icon, type IconName, Menu, useWords } from '@guanlan/platform/web'
import { strings } from '../../strings.ts'
import { type ArticleListName, type Look, looks, useLook } from './looks.ts'

const icons = { list: 'rows', table: 'table', cards: 'cards', headlines: 'menu' } as const satisfies Record<
  Look,
  IconName
>

/** How the list is drawn, and how close its rows stand. */
export function LookMenu({ name }: { name: ArticleListName }) {
  const t = useWords(strings)
  const { settings, look, chooseLook } = useLook(name)
  return (
    <Menu
      className="button quiet small icon-only"
      label={t('lookIs', { look: t(`look_${look}`) })}
      face={<Icon name={icons[look]} size={16} />}
      items={[
        ...looks.map(each => ({
          key: each,
          label: t(`look_${each}`),
          icon: icons[each],
          chosen: each === look,
          run: () => chooseLook(each),
        })),
        ...(['comfortable', 'compact'] as const).map(density => ({
          key: density,
          label: t(density),
          chosen: density === settings.density,
          run: () => settings.arrange({ density }),
        })),
      ]}
    />
  )
}
