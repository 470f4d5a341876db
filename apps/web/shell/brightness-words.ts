/** How each brightness is called, as a key of the words of the shell. */
export const brightnessWords = {
  system: 'brightnessSystem',
  light: 'brightnessLight',
  dark: 'brightnessDark',
} as const
