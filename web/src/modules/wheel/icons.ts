// The pictures on the six segments of the wheel of fortune, their middle at 0,0.
import { circle, path } from '../../tiles/plane/markup.ts';

export const wheelIcons: Readonly<Record<string, string>> = {
  fortune:
    path(
      'clover ol',
      'M-1-1C-9 3-14-1-13-5-12-9-7-9-5-7-8-10-6-15-2-15S4-11-1-1zM1-1C-3-9 1-14 5-13 9-12 9-7 7-5 10-8 15-6 15-2S11 4 1-1zM1 1C9-3 14 1 13 5 12 9 7 9 5 7 8 10 6 15 2 15S-4 11 1 1zM-1 1C3 9-1 14-5 13-9 12-9 7-7 5-10 8-15 6-15 2S-11-4-1 1z',
    ) + path('icon-stroke', 'M2 2c3 6 6 10 11 13'),
  taxes:
    path('gold ol', 'M-15 10V5C-15 1 3 1 3 5v5c0 4-18 4-18 0z') +
    path('gold ol', 'M-15 5C-15 1 3 1 3 5S-15 9-15 5z') +
    path('gold ol', 'M-13 0V-5C-13-9 5-9 5-5V0C5 4-13 4-13 0z') +
    path('gold ol', 'M-13-5C-13-9 5-9 5-5S-13-1-13-5z') +
    circle('gold ol', 11, 6, 7) +
    circle('line', 11, 6, 4.2),
  famine:
    path('wood ol', 'M-14 0H14C13 9 7 13 0 13S-13 9-14 0z') +
    path('window', 'M-14 0C-10-3.4 10-3.4 14 0 10 3.4-10 3.4-14 0z') +
    path('icon-stroke', 'M3-2L11-12') +
    path('wood-light ol', 'M9.4-12.6C9-16.4 12.6-20 15.4-18S15.6-11.6 12.4-11z') +
    path('line', 'M-4 3l3 3-2 3 3 3'),
  storm:
    path('stone ol', 'M-14 2C-19 1-18-7-12-7-12-14-2-15 1-10 6-14 13-10 12-5 18-5 18 2 13 2z') +
    path('gold ol', 'M1 2L-6 10H0L-3 17 7 7H1L5 2z') +
    path('icon-stroke', 'M-11 5l-2 5M11 5L9 10'),
  inquisition:
    path('icon-stroke', 'M0-14V12M-7 13H7M-13-9Q0-14 13-9') +
    path('line', 'M-13-9l-5 11M-13-9l5 11M13-9L8 2M13-9l5 11') +
    path('gold ol', 'M-19 2H-7C-8 8-18 8-19 2zM7 2H19C18 8 8 8 7 2z'),
  plague:
    path('stone ol', 'M0-15C9-15 13-9 12-3 12 1 9 2 8 4V9H-8V4C-9 2-12 1-12-3-13-9-9-15 0-15z') +
    path('ink', 'M-5-5.6a3.4 3.4 0 1 0 .1 0zM5-5.6a3.4 3.4 0 1 0 .1 0zM0-.6L2 3H-2z') +
    path('line', 'M-4 5.4V9M0 5.4V9M4 5.4V9') +
    path('icon-stroke', 'M-13 9L13 16M13 9L-13 16'),
};
