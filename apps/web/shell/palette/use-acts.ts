import {
  brightnesses,
  chooseBrightness,
  chooseDensity,
  chooseLocale,
  chooseTheme,
  themeIds,
  themes,
  useSay,
  useShownKeys,
  useWords,
} from '@guanlan/platform/web'
import { useMemo } from 'react'
import { brightnessWords } from '../brightness-words.ts'
import { languages } from '../languages.ts'
import { shellStrings } from '../strings.ts'
import type { Choice } from './choices.ts'

/** Every act of the screen in front and of the frame, with its key. */
export function useActs(onKeyboard: () => void, onUndo: () => void): { ofScreen: Choice[]; ofFrame: Choice[] } {
  const t = useWords(shellStrings)
  const say = useSay()
  const groups = useShownKeys()
  return useMemo(() => {
    const ofScreen = groups.flatMap(({ title, bindings }) =>
      bindings
        // One act may have two keys.
        .filter(({ text }, at) => bindings.findIndex(other => other.text === text) === at)
        .map(
          ({ key, shown, text, run }): Choice => ({
            key: `act ${title} ${key}`,
            icon: 'play',
            name: text,
            keys: shown ?? [key.toUpperCase()],
            opens: () => run(new KeyboardEvent('keydown', { key })),
          }),
        ),
    )
    const ofFrame: Choice[] = [
      { key: 'keyboard', icon: 'keyboard', name: t('keyboard'), keys: ['?'], opens: onKeyboard },
      { key: 'undo', icon: 'undo', name: t('keyUndo'), keys: ['U'], opens: onUndo },
      ...(['comfortable', 'compact'] as const).map(
        (density): Choice => ({
          key: density,
          icon: 'rows',
          name: t('densityNamed', { name: t(density) }),
          opens: () => chooseDensity(density),
        }),
      ),
      ...brightnesses.map(
        (brightness): Choice => ({
          key: `brightness ${brightness}`,
          icon: 'palette',
          name: t('brightnessNamed', { name: t(brightnessWords[brightness]) }),
          opens: () => chooseBrightness(brightness),
        }),
      ),
      ...themeIds.map(
        (id): Choice => ({
          key: `theme ${id}`,
          icon: 'palette',
          name: t('themeNamed', { name: say(themes[id].name) }),
          opens: () => chooseTheme(id),
        }),
      ),
      ...languages.map(
        ([code, name]): Choice => ({
          key: `language ${code}`,
          icon: 'globe',
          name: t('languageNamed', { name }),
          opens: () => chooseLocale(code),
        }),
      ),
    ]
    return { ofScreen, ofFrame }
  }, [groups, onKeyboard, onUndo, say, t])
}
