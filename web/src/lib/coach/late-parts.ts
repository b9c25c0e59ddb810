// The parts of a lesson; `late.ts` loads them.
export { Coach } from './coach.svelte';
export { default as CoachBar } from './CoachBar.svelte';
export { default as CoachRing } from './CoachRing.svelte';
export { default as Later } from './Later.svelte';
export { default as Outline } from './Outline.svelte';
