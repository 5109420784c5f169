// Patterns and symbols that all pictures share. They stand once in the page, in an SVG of their own that is not `display: none`.
import { seatDefs } from './seatpatterns.ts';

const patterns = `
<pattern id="w-paving" width="20" height="20" patternUnits="userSpaceOnUse"><path class="w-sand" d="M0 0h20v20H0z"/><path class="w-joint" d="M0 5H20M0 12H20M0 18.5H20M6 0V5M15 5V12M4 12V18.5M13 12V18.5M9 18.5V20M17 0V5"/></pattern>
<pattern id="w-turf" width="50" height="50" patternUnits="userSpaceOnUse"><path class="w-grass" d="M0 0h50v50H0z"/><path class="w-tuft" d="M6 9l1.5-4 1.5 4M31 5l1.3-3 1.4 3M19 24l1.5-4 1.5 4M42 20l1.2-3 1.4 3M9 41l1.5-4 1.5 4M34 37l1.4-4 1.4 4"/><path class="w-blade" d="M24 12h3M40 31h3M14 31h2.5M46 46h3M25 45h2"/></pattern>
<pattern id="w-ashlar" width="20" height="20" patternUnits="userSpaceOnUse"><path class="w-stone" d="M0 0h20v20H0z"/><path class="w-stone-joint" d="M0 5H20M0 15H20M5 5V15M15 15V20M15 0V5"/></pattern>
<pattern id="w-flags" width="50" height="50" patternUnits="userSpaceOnUse"><path class="w-bare" d="M0 0h50v50H0z"/><path class="w-bare-joint" d="M0 13H50M0 30H50M0 44H50M17 0V13M39 0V13M9 13V30M29 13V30M20 30V44M43 30V44M11 44V50M33 44V50"/></pattern>
<pattern id="w-masonry" width="25" height="18" patternUnits="userSpaceOnUse"><path class="w-face" d="M0 0h25v18H0z"/><path class="w-face-joint" d="M0 6H25M0 12H25M8 0V6M20 6V12M12 12V18"/></pattern>`;

const trees = `
<g id="w-tree"><ellipse class="w-cast" cx="2.2" cy="2.8" rx="7.6" ry="7"/><path class="w-leaves" d="M-7 1C-8.5-4-4-8 0-7.2 4-8.6 8-4.5 7.2 0 8 4.5 4 7.6 0 7-4 8-7.6 5-7 1z"/><path class="w-leaves-lit" d="M-5-1C-5.5-4.5-2-6 0-5 2.5-5.6 4-3 3-.6 2 2-3 2.6-5-1z"/><path class="w-leaves-line" d="M-1 4.5q2 .8 4-.8M3.6 2q1.4-.8 1.5-2.4"/></g>
<g id="w-fruit-tree"><use href="#w-tree"/><g class="w-fruit"><circle cx="-3" cy="3" r="1.2"/><circle cx="3.4" cy="-3" r="1.2"/><circle cx="-1.6" cy="-2.6" r="1.1"/></g></g>
<g id="w-bush"><circle class="w-leaves" r="2.6"/><circle class="w-leaves-lit" cx="-.7" cy="-.8" r="1.4"/></g>
<g id="w-flowers"><circle class="w-white" r="1"/><circle class="w-gold" cx="3" cy="1.4" r="1"/><circle class="w-pink" cx="1" cy="3.4" r=".9"/></g>`;

const turrets = `
<g id="w-round"><circle class="w-cast" cx="2" cy="2.6" r="10.4"/><circle class="w-turret" r="10"/><circle class="w-teeth" r="8.9" stroke-dasharray="2.2 2.46"/><circle class="w-cone" r="7.2"/><path class="w-cone-lit" d="M-5.1 5.1A7.2 7.2 0 0 1 5.1-5.1L0 0z"/><path class="w-cone-line" d="M0 0V-7M0 0H7M0 0V7M0 0H-7M0 0L5 5M0 0L-5-5"/><circle class="w-gold" r="1.3"/></g>
<g id="w-square"><path class="w-cast" d="M-8-7.5h20v20h-20z"/><path class="w-turret" d="M-10-10h20v20h-20z"/><path class="w-teeth" stroke-dasharray="2.87" d="M-8.6-8.6h17.2v17.2h-17.2z"/><path class="w-cone" d="M6.6-6.6V6.6H-6.6z"/><path class="w-cone-lit" d="M-6.6-6.6H6.6L-6.6 6.6z"/><path class="w-cone-dark" d="M-6.6 6.6H6.6L0 0z"/><path class="w-cone-line" d="M-6.6-6.6L6.6 6.6M6.6-6.6L-6.6 6.6"/></g>
<g id="w-crate"><path class="w-cast" d="M-3-1h8v6h-8z"/><path class="w-wood" d="M-5-4H1V3H-5z"/><path class="w-thin" d="M-5-4L1 3"/><circle class="w-twig-fill" cx="4" cy="1" r="2.8"/><circle class="w-gold" cx="4" cy="1" r="1.2"/></g>
<g id="w-hatch"><path class="w-gap" d="M-6-5H6V5H-6z"/><path class="w-stair" d="M-5-4H-2.6V4H-5zM-1.6-4H.8V4H-1.6zM1.8-4H4.2V4H1.8z"/></g>`;

const chapelParts = `
<g id="w-pinnacle"><circle class="w-pinnacle" r="3.3"/><path class="w-nave-dark" d="M-1.9 0L0-1.9 1.9 0 0 1.9z"/></g>
<g id="w-dome"><circle class="w-cast" cx="2" cy="2.6" r="10.6"/><path class="w-belfry" d="M-4.2-10.2h8.4l6 6v8.4l-6 6h-8.4l-6-6v-8.4z"/><path class="w-spire" d="M-3.5-8.4h7l4.9 4.9v7l-4.9 4.9h-7l-4.9-4.9v-7z"/><path class="w-spire-lit" d="M-8.4 3.5v-7l4.9-4.9h7L0 0z"/><path class="w-spire-dark" d="M8.4-3.5v7l-4.9 4.9h-7L0 0z"/><path class="w-spire-line" d="M-3.5-8.4l7 16.8M3.5-8.4l-7 16.8M-8.4-3.5l16.8 7M-8.4 3.5l16.8-7"/><circle class="w-belfry" r="2.6"/><circle class="w-gold" r="1.5"/></g>
<g id="w-bells"><path class="w-cast" d="M-6.4-5.8h16v16.4h-16z"/><path class="w-belfry" d="M-8.4-8.4h16.8v16.8h-16.8z"/><path class="w-spire-lit" d="M-6.4-6.4H6.4L-6.4 6.4z"/><path class="w-spire" d="M6.4-6.4V6.4L-6.4 6.4z"/><path class="w-spire-dark" d="M-6.4 6.4H6.4L0 0z"/><path class="w-spire-line" d="M-6.4-6.4L6.4 6.4M6.4-6.4L-6.4 6.4"/><path class="w-cross" d="M-1.3-5.4H1.3V-2.2H4.4V.3H1.3V5.6H-1.3V.3H-4.4V-2.2H-1.3z"/></g>`;

const marks = `
<g id="w-fountain"><circle class="w-cast" cx="1.6" cy="2" r="11"/><circle class="w-turret" r="10.6"/><circle class="w-water" r="7.8"/><path class="w-ripple" d="M-5 1.5q2.5-2 5 0t5 0M-4-3q2-1.6 4 0t4 0"/><circle class="w-turret" r="2.8"/><circle class="w-spray" r="1.3"/></g>
<g id="w-stall"><path class="w-cast" d="M-11-6H13V11H-9z"/><path class="w-wood" d="M-12 6h24v4h-24z"/><path class="w-awning" d="M-12-9H12V5q-2.4 3.4-4.8 0-2.4 3.4-4.8 0-2.4 3.4-4.8 0-2.4 3.4-4.8 0-2.4 3.4-4.8 0z"/><path class="w-awning-stripe" d="M-7.2-9h4.8V5q-2.4 3.4-4.8 0zM2.4-9h4.8V5q-2.4 3.4-4.8 0z"/><path class="w-thin" d="M-12-3.5H12"/><circle class="w-gold" cx="-8" cy="9.4" r="1.7"/><circle class="w-roof-0" cx="-4.4" cy="9.8" r="1.7"/><circle class="w-gold" cx="6" cy="9.6" r="1.7"/><circle class="w-leaves-lit" cx="9.4" cy="9.6" r="1.7"/></g>
<g id="w-nest"><circle class="w-cast" cx="1" cy="1.4" r="11.4"/><circle class="w-nest-rim" r="10.8"/><circle class="w-nest-ring" r="7.8"/><path class="w-nest-twigs" d="M-9-3q4-4 9-5M9 2q-3 5-8 6.5M-8 5q-2-4-.6-8M6-7q3 2.6 3.2 6"/><circle class="w-gold" r="6"/><path class="w-ink" d="M0-5.2C1-5.2 1.5-4.3 1.3-3.4L6-4.4 4.8-1.2 2 .4 1.5 1.6 2.5 5.2 0 4.3-2.5 5.2-1.5 1.6-2 .4-4.8-1.2-6-4.4-1.3-3.4C-1.5-4.3-1-5.2 0-5.2z"/></g>
<g id="w-door"><path class="w-arch" d="M-8-4V3A8 8 0 0 0 8 3V-4z"/><path class="w-ink" d="M-5.4-3.6V3A5.4 5.4 0 0 0 5.4 3V-3.6z"/></g>
<g id="w-postern"><path class="w-arch" d="M-12 1V-6A12 9 0 0 1 12-6V1z"/><path class="w-ink" d="M-8.4 1V-5A8.4 7 0 0 1 8.4-5V1z"/></g>`;

/** The content of a `<defs>`: what the other pictures refer to. */
export function paintDefs(): string {
  return patterns + trees + turrets + chapelParts + marks + seatDefs();
}
