/** The theme of antd's controls, made from the same colours as our own parts. */
import type { ThemeConfig } from 'antd'
import { type Density, fonts } from './appearance.ts'
import { shared, type ThemeId, themes } from './tokens.ts'

export function antdTheme(id: ThemeId, density: Density, stillness: boolean): ThemeConfig {
  const colours = themes[id]
  return {
    cssVar: {},
    token: {
      colorPrimary: colours.primary,
      colorPrimaryHover: colours.primaryHover,
      colorPrimaryActive: colours.primaryActive,
      colorPrimaryBg: colours.primaryBg,
      colorLink: colours.link,
      colorLinkHover: colours.primaryHover,
      colorText: colours.text,
      colorTextSecondary: colours.textSecondary,
      colorTextDescription: colours.textSecondary,
      colorTextPlaceholder: colours.textSecondary,
      colorBorder: colours.borderStrong,
      colorBorderSecondary: colours.border,
      colorSplit: colours.border,
      colorBgLayout: colours.pageBg,
      colorBgContainer: colours.panelBg,
      colorBgElevated: colours.panelBg,
      colorFillQuaternary: colours.sunkenBg,
      colorSuccess: shared.success,
      colorWarning: shared.warning,
      colorError: shared.danger,
      fontFamily: fonts.text,
      fontFamilyCode: fonts.mono,
      fontSize: 14,
      fontSizeSM: 12,
      fontSizeLG: 16,
      lineHeight: 20 / 14,
      fontWeightStrong: 600,
      borderRadius: 4,
      borderRadiusXS: 2,
      borderRadiusSM: 3,
      borderRadiusLG: 6,
      controlHeight: density === 'compact' ? 28 : 32,
      controlHeightSM: 24,
      controlHeightLG: 40,
      sizeUnit: 4,
      padding: 16,
      paddingSM: 12,
      paddingXS: 8,
      boxShadow: 'none',
      boxShadowTertiary: 'none',
      boxShadowSecondary: 'var(--shadow-float)',
      motion: !stillness,
      motionDurationFast: '.12s',
      motionDurationMid: '.2s',
      motionEaseInOut: 'cubic-bezier(.2,0,0,1)',
    },
    components: {
      Table: { headerBg: colours.sunkenBg, headerColor: colours.textSecondary, rowHoverBg: colours.sunkenBg },
      Modal: { borderRadiusLG: 8 },
      Popover: { borderRadiusLG: 8 },
      Button: { primaryShadow: 'none', defaultShadow: 'none', dangerShadow: 'none' },
    },
  }
}
