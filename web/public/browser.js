// Says so where the browser cannot run the page. Plain old JavaScript: it must run in the browsers it speaks to.
(function () {
  var root = document.documentElement;
  var able =
    'noModule' in document.createElement('script') &&
    typeof Array.prototype.toSorted === 'function' &&
    typeof CSS !== 'undefined' &&
    CSS.supports('container-type', 'inline-size');
  var anyway = /[?&]anyway\b/.test(location.search);
  if (able || anyway) return;
  root.setAttribute('data-browser', 'old');
  // The words are in the page itself: see vite-old-browser.ts.
  var words = JSON.parse(document.getElementById('old-browser').textContent);
  var language = String(navigator.language || 'en').slice(0, 2);
  var said = words[language] || words.en;
  root.lang = words[language] ? language : 'en';
  var show = function () {
    var main = document.createElement('main');
    main.style.cssText =
      'max-width:36em;margin:8vh auto;padding:1em;text-align:center;font:17px/1.5 Georgia,serif';
    var title = document.createElement('h1');
    var text = document.createElement('p');
    var link = document.createElement('a');
    title.textContent = said.title;
    text.textContent = said.say;
    link.textContent = said.anyway;
    link.href = location.pathname + '?anyway';
    var picture = document.createElement('img');
    picture.src = '/snail.svg';
    picture.alt = '';
    picture.style.cssText = 'width:100%;max-width:420px';
    main.appendChild(picture);
    main.appendChild(title);
    main.appendChild(text);
    main.appendChild(link);
    document.getElementById('app').appendChild(main);
  };
  if (document.getElementById('app')) show();
  else document.addEventListener('DOMContentLoaded', show);
})();
