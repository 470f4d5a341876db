/** Numbers of colours; what they look like is the theme's (web/label-colour.ts). 0: grey. A file of its own: pages by link show labels and need no more of them. */
export const mostColour = 11
