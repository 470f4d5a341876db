import { NoticeBell } from '@guanlan/features/workspace/notifications/web'
import { TaskTray } from '@guanlan/features/workspace/tasks/web'
import {
  brightnesses,
  chooseBrightness,
  chooseDensity,
  chooseLocale,
  chooseTheme,
  confirm,
  Icon,
  Kbd,
  linkTo,
  Mark,
  Menu,
  Segmented,
  themeIds,
  themes,
  useAppearance,
  useSay,
  useWords,
} from '@guanlan/platform/web'
import { Link, useLocation, useNavigate } from 'react-router'
import { addressOfHelp } from '../help/address.ts'
import { currentOrg, signOut, useStarted } from '../start/session.ts'
import { brightnessWords } from './brightness-words.ts'
import { Demonstration } from './Demonstration.tsx'
import { Feed } from './Feed.tsx'
import { languages } from './languages.ts'
import { OrgSwitch } from './OrgSwitch.tsx'
import { shellStrings } from './strings.ts'
import styles from './TopBar.module.css'

/** The bar of 48: mark, organisation, palette, state of the feed, and the reader's own choices. */
export function TopBar({
  onPalette,
  onKeyboard,
  isDrawn,
  onDraw,
}: {
  onPalette: () => void
  onKeyboard: () => void
  isDrawn: boolean
  /** Draws the navigation out or in, where it is a drawer; absent when there is none. */
  onDraw: ((drawn: boolean) => void) | undefined
}) {
  const t = useWords(shellStrings)
  const landing = useStarted(state => state.host.landing)
  const isInOrganisation = useStarted(state => state.session?.orgId != null)
  const look = useStarted(state => (state.session ? (currentOrg(state.session)?.look ?? null) : null))
  return (
    <header className={styles.bar} style={look?.colour ? { borderTop: `3px solid ${look.colour}` } : undefined}>
      <button type="button" className={styles.skip} onClick={() => document.getElementById('content')?.focus()}>
        {t('skip')}
      </button>
      {onDraw && (
        <button
          type="button"
          className={`${styles.tool} ${styles.draw}`}
          aria-label={t('mainNavigation')}
          aria-expanded={isDrawn}
          onClick={() => onDraw(!isDrawn)}
        >
          <Icon name="menu" />
        </button>
      )}
      <Link className={styles.brand} to={landing} aria-label={look?.name || t('home')}>
        {look?.mark ? <img className={styles.mark} src={look.mark} alt="" height={30} /> : <Mark size={30} />}
        <span className={styles.wordmark}>{look?.name || t('wordmark')}</span>
      </Link>
      <OrgSwitch />
      <Demonstration />
      <button type="button" className={styles.ask} onClick={onPalette}>
        <Icon name="search" />
        <span>{t('paletteAsk')}</span>
        <Kbd>Ctrl K</Kbd>
      </button>
      <Feed />
      {/* Notices and tasks are an organisation's: an operator who is in none has neither. */}
      {isInOrganisation && <NoticeBell className={styles.tool ?? ''} />}
      {isInOrganisation && <TaskTray className={styles.tool ?? ''} />}
      <HelpMenu onKeyboard={onKeyboard} />
      <ThemeMenu />
      <LanguageMenu />
      <MeMenu />
    </header>
  )
}

function HelpMenu({ onKeyboard }: { onKeyboard: () => void }) {
  const t = useWords(shellStrings)
  const navigate = useNavigate()
  const { pathname } = useLocation()
  return (
    <Menu
      label={t('help')}
      className={styles.tool}
      face={<Icon name="help" />}
      items={[
        { key: 'keys', label: t('keyboard'), icon: 'keyboard', run: onKeyboard },
        { key: 'here', label: t('helpHere'), icon: 'help', run: () => void navigate(addressOfHelp(pathname)) },
        { key: 'page', label: t('helpPage'), icon: 'info', run: () => void navigate('/help') },
      ]}
    />
  )
}

function ThemeMenu() {
  const t = useWords(shellStrings)
  const say = useSay()
  const { theme, brightness, density } = useAppearance()
  return (
    <Menu
      label={t('theme')}
      className={styles.tool}
      face={<Icon name="palette" />}
      head={
        <div className={styles.density}>
          <Segmented
            label={t('brightness')}
            value={brightness}
            onChange={chooseBrightness}
            options={brightnesses.map(value => ({ value, label: t(brightnessWords[value]) }))}
          />
          <Segmented
            label={t('density')}
            value={density}
            onChange={chooseDensity}
            options={[
              { value: 'comfortable', label: t('comfortable') },
              { value: 'compact', label: t('compact') },
            ]}
          />
        </div>
      }
      items={themeIds.map(id => ({
        key: id,
        label: say(themes[id].name),
        mark: <i className="swatch" style={{ background: themes[id].primary }} />,
        chosen: id === theme,
        run: () => chooseTheme(id),
      }))}
    />
  )
}

function LanguageMenu() {
  const t = useWords(shellStrings)
  const locale = useAppearance(state => state.locale)
  return (
    <Menu
      label={t('language')}
      className={styles.tool}
      face={<Icon name="globe" />}
      items={languages.map(([code, name]) => ({
        key: code,
        label: name,
        chosen: code === locale,
        run: () => chooseLocale(code),
      }))}
    />
  )
}

function MeMenu() {
  const t = useWords(shellStrings)
  const navigate = useNavigate()
  const profile = useStarted(state => state.session?.profile)
  const isInOrganisation = useStarted(state => state.session?.orgId != null)
  const organisation = useStarted(state => state.session && currentOrg(state.session)?.name)
  const { pathname, search } = useLocation()
  if (!profile) return null
  // What stands in the address is of the page the reader means.
  const report = () => linkTo('/problemFeedback', null, { open: 'new', page: `${pathname}${search}`.slice(0, 500) })
  const leave = async () => {
    const yes = await confirm({ title: t('signOutAsk'), loss: t('signOutLoss'), act: t('signOut'), danger: false })
    if (yes) await signOut()
  }
  return (
    <Menu
      label={t('me', { name: profile.userName })}
      className={styles.me}
      face={[...profile.userName][0] ?? '·'}
      head={
        <p className={styles.who}>
          <b>{profile.userName}</b>
          <span>{profile.account}</span>
          {organisation && <span>{organisation}</span>}
        </p>
      }
      items={[
        { key: 'centre', label: t('personalCentre'), icon: 'user', run: () => void navigate('/personalCenter') },
        ...(isInOrganisation
          ? [{ key: 'feedback', label: t('feedback'), icon: 'comment' as const, run: () => void navigate(report()) }]
          : []),
        { key: 'out', label: t('signOut'), icon: 'sign-out', run: () => void leave() },
      ]}
    />
  )
}
