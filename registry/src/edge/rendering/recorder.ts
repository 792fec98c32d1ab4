/**
 * The inline script that keeps what is typed and clicked before the page's own scripts listen; they replay it, as
 * React would reset every input. What a password manager fills in counts too. Links and the scroll need nobody. What
 * React has taken over, it hears itself.
 */
export const RECORDER = `(${source()})()`;

function source(): string {
  return `function () {
    var kept = [], types = ['input', 'change', 'click', 'submit'];
    function isTaken(element) {
      return Object.keys(element).some(function (key) { return key.indexOf('__reactProps$') === 0; });
    }
    function keep(event) {
      var target = event.target;
      if (!target.closest || !target.closest('#root') || isTaken(target)) return;
      if (event.type === 'submit') return event.preventDefault();
      if (event.type !== 'click') return kept.push({ element: target, value: target.value, checked: target.checked });
      var button = target.closest('a, button, [role="button"], summary');
      if (button && button.tagName !== 'A') kept.push({ element: button });
    }
    types.forEach(function (type) { document.addEventListener(type, keep, true); });
    window.__plumblineEarly = {
      kept: kept,
      stop: function () {
        types.forEach(function (type) { document.removeEventListener(type, keep, true); });
      },
    };
  }`.replaceAll(/\n\s*/g, ' ');
}
