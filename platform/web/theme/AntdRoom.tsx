import { ConfigProvider } from 'antd'
import { type ReactNode, useEffect, useMemo } from 'react'
import { antdLocales, speakDayjs } from '../language/libraries.ts'
import { antdTheme } from './antd.ts'
import { useAppearance } from './appearance.ts'
import { wantsStillness } from './follow.ts'

/** Inside it antd's controls have our theme, density and language. Default export: it is loaded with the signed-in frame only. */
export default function AntdRoom({ children }: { children: ReactNode }) {
  const { theme, density, locale } = useAppearance()
  useEffect(() => speakDayjs(locale), [locale])
  const look = useMemo(() => antdTheme(theme, density, wantsStillness()), [theme, density])
  return (
    <ConfigProvider theme={look} locale={antdLocales[locale]} button={{ autoInsertSpace: false }}>
      {children}
    </ConfigProvider>
  )
}
