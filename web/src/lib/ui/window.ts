/** The sizes of the window at which the page changes its form. Never the size of a part of it: panels come and go. */
import { MediaQuery } from 'svelte/reactivity';

/** The panels are in a sheet below the board, and the camera goes to what is lit. */
export const phone = new MediaQuery('max-width: 640px');
/** The columns beside the board are below it. */
export const narrow = new MediaQuery('max-width: 1180px');
