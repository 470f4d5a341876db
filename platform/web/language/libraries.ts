/** antd's and dayjs's own words, loaded with the signed-in shell only. */
import type { Locale } from '@guanlan/platform/contract'
import type { ConfigProviderProps } from 'antd'
import en from 'antd/locale/en_US'
import zh from 'antd/locale/zh_CN'
import zhTW from 'antd/locale/zh_TW'
import dayjs from 'dayjs'
import 'dayjs/locale/zh-cn'
import 'dayjs/locale/zh-tw'

export const antdLocales: Readonly<Record<Locale, ConfigProviderProps['locale']>> = { zh, 'zh-TW': zhTW, en }
const dayjsLocales: Readonly<Record<Locale, string>> = { zh: 'zh-cn', 'zh-TW': 'zh-tw', en: 'en' }
export const speakDayjs = (locale: Locale): void => void dayjs.locale(dayjsLocales[locale])
